// Physics engines of the registry, each with one tumbling box, no contacts, no sleeping, no damping.
import * as cannon from 'cannon-es';
import { createRequire } from 'node:module';
import rapier from '@dimforge/rapier3d-compat';
import { problem } from '../harness/problem.mjs';

const { mass, size, moments, omegaBody, tumbling } = problem;
const halfSize = size.map((s) => s / 2);
const steps = Math.round(tumbling.duration / tumbling.stepSize);

/** The first run, on a new world, ends at ten seconds; the timed ones go on from there. */
const job = ({ step, orientation }) => ({
  operations: steps,
  run: () => {
    for (let i = 0; i < steps; i++) step();
    return orientation();
  },
});
const numbersOf = ({ w, x, y, z }) => [w, x, y, z];

function cannonBox() {
  const world = new cannon.World({ gravity: new cannon.Vec3(0, 0, 0) });
  world.allowSleep = false;
  const box = new cannon.Body({ mass, linearDamping: 0, angularDamping: 0 });
  box.addShape(new cannon.Box(new cannon.Vec3(...halfSize)));
  box.angularVelocity.set(...omegaBody);
  world.addBody(box);
  return job({ step: () => world.step(tumbling.stepSize), orientation: () => numbersOf(box.quaternion) });
}

function oimoBox() {
  const oimo = createRequire(import.meta.url)('oimo');
  const options = { iterations: 8, broadphase: 2, worldscale: 1, random: false, info: false, gravity: [0, 0, 0] };
  const world = new oimo.World({ timestep: tumbling.stepSize, ...options });
  const density = mass / (size[0] * size[1] * size[2]);
  const box = world.add({ type: 'box', size, pos: [0, 0, 0], rot: [0, 0, 0], move: true, density });
  box.allowSleep = false;
  box.angularVelocity.set(...omegaBody);
  return job({ step: () => world.step(), orientation: () => numbersOf(box.quaternion) });
}

async function rapierBox() {
  await rapier.init();
  const world = new rapier.World({ x: 0, y: 0, z: 0 });
  world.timestep = tumbling.stepSize;
  const vector = ([x, y, z]) => ({ x, y, z });
  const upright = { x: 0, y: 0, z: 0, w: 1 };
  const box = world.createRigidBody(
    rapier.RigidBodyDesc.dynamic()
      .setCanSleep(false)
      .setLinearDamping(0)
      .setAngularDamping(0)
      .setAdditionalMassProperties(mass, vector([0, 0, 0]), vector(moments), upright),
  );
  box.setAngvel(vector(omegaBody), true);
  return job({ step: () => world.step(), orientation: () => numbersOf(box.rotation()) });
}

async function joltBox(gyroscopic) {
  const jolt = await (await import('jolt-physics/wasm-compat')).default();
  const settings = new jolt.JoltSettings();
  settings.mMaxWorkerThreads = 0;
  const layers = new jolt.ObjectLayerPairFilterTable(1);
  const broad = new jolt.BroadPhaseLayer(0);
  const broadLayers = new jolt.BroadPhaseLayerInterfaceTable(1, 1);
  broadLayers.MapObjectToBroadPhaseLayer(0, broad);
  settings.mObjectLayerPairFilter = layers;
  settings.mBroadPhaseLayerInterface = broadLayers;
  settings.mObjectVsBroadPhaseLayerFilter = new jolt.ObjectVsBroadPhaseLayerFilterTable(broadLayers, 1, layers, 1);
  const world = new jolt.JoltInterface(settings);
  const system = world.GetPhysicsSystem();
  system.SetGravity(new jolt.Vec3(0, 0, 0));
  const shape = new jolt.BoxShape(new jolt.Vec3(...halfSize), 0.01);
  const [at, upright] = [new jolt.RVec3(0, 0, 0), new jolt.Quat(0, 0, 0, 1)];
  const creation = new jolt.BodyCreationSettings(shape, at, upright, jolt.EMotionType_Dynamic, 0);
  creation.mOverrideMassProperties = jolt.EOverrideMassProperties_CalculateInertia;
  creation.mMassPropertiesOverride.mMass = mass;
  creation.mLinearDamping = 0;
  creation.mAngularDamping = 0;
  creation.mAllowSleeping = false;
  creation.mApplyGyroscopicForce = gyroscopic;
  creation.mAngularVelocity = new jolt.Vec3(...omegaBody);
  const bodies = system.GetBodyInterface();
  const box = bodies.CreateBody(creation);
  bodies.AddBody(box.GetID(), jolt.EActivation_Activate);
  const orientation = () => {
    const q = box.GetRotation();
    return [q.GetW(), q.GetX(), q.GetY(), q.GetZ()];
  };
  return job({ step: () => world.Step(tumbling.stepSize, 1), orientation });
}

export const jobs = {
  cannon: cannonBox,
  oimo: oimoBox,
  rapier: rapierBox,
  jolt: () => joltBox(false),
  joltGyroscopic: () => joltBox(true),
};
