/** Wrong ideas of which torque stays, the question of task 2. */
import { cross, dot } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { isZero, staysFrom, staysOf } from './inputs.js';
import type { Stays, Turned, Vec3 } from './inputs.js';
import { combinationOf } from './frames-misconceptions.js';

type Stay = Misconception<Turned>;
const isAlong = (axis: Vec3, v: Vec3): boolean => isZero(cross(axis, v));
const partsOf = ({ applied }: Turned): { force: Vec3; point: Vec3 } => ({
  force: 'forceBody' in applied ? applied.forceBody : applied.forceWorld,
  point: 'pointBody' in applied ? applied.pointBody : applied.pointWorld,
});
interface Along {
  isForceAlong: boolean;
  isPointAlong: boolean;
  isTorqueAlong: boolean;
}
const alongOf = (turned: Turned): Along => {
  const { force, point } = partsOf(turned);
  const [isForceAlong, isPointAlong, isTorqueAlong] = [force, point, cross(point, force)].map((v) =>
    isAlong(turned.axis, v),
  );
  return { isForceAlong, isPointAlong, isTorqueAlong };
};
/** Another answer for a force in world axes at a point in body axes; elsewhere it is right. */
const mixed = (id: string, says: string, of: (along: Along) => Stays): Stay => ({
  id,
  says,
  value: (turned) => (combinationOf(turned.applied) === 'world, body' ? of(alongOf(turned)) : staysOf(turned)),
});
/** Another condition for 'both' where force and point have the same axes; elsewhere it is right. */
const unmixed = (id: string, says: string, isBoth: (along: Along) => boolean): Stay => ({
  id,
  says,
  value: (turned) => {
    const kind = combinationOf(turned.applied);
    if (kind === 'world, body') return staysOf(turned);
    return isBoth(alongOf(turned)) ? 'both' : kind === 'body, body' ? 'body' : 'world';
  },
});

/**
 * What is asked in place of whether the torque is along the axis, where force and point have the same axes.
 */
const CONDITIONS: readonly { id: string; says: string; holds: (along: Along) => boolean }[] = [
  {
    id: 'both-by-the-force',
    says: 'You say both where the force is along the axis of the turn. That is right for the force itself. The torque is another vector, across to the force: look at it, against the axis.',
    holds: ({ isForceAlong }) => isForceAlong,
  },
  {
    id: 'both-by-the-force',
    says: 'You say both where the force is along the axis of the turn, and also where the torque is. Of these two one is asked about: what does a force along the axis make of the torque, if its point is beside the axis?',
    holds: ({ isForceAlong, isTorqueAlong }) => isForceAlong || isTorqueAlong,
  },
  {
    id: 'both-by-the-point',
    says: 'You say both where the point is on the axis of the turn. That is right for the point itself. The torque is another vector, across to the lever: look at it, against the axis.',
    holds: ({ isPointAlong }) => isPointAlong,
  },
  {
    id: 'both-by-the-point',
    says: 'You say both where the point is on the axis of the turn, and also where the torque is along it. Of these two one is asked about: what is the torque of a force across the axis, at a point on it?',
    holds: ({ isPointAlong, isTorqueAlong }) => isPointAlong || isTorqueAlong,
  },
];
/** What is said then of a force in world axes at a point in body axes; undefined is right. */
const MIXED: readonly ((along: Along, holds: (along: Along) => boolean) => Stays | undefined)[] = [
  (along, holds) => (holds(along) ? 'both' : 'neither'),
  () => undefined,
  ({ isForceAlong, isPointAlong }) => (isForceAlong ? 'both' : isPointAlong ? 'world' : 'neither'),
  ({ isForceAlong, isPointAlong }) => (isPointAlong ? 'both' : isForceAlong ? 'body' : 'neither'),
  () => 'neither',
];

export const ofStays: readonly Stay[] = [
  ...['body', 'world', 'both', 'neither'].map((answer) => ({
    id: 'one-frame-for-all',
    says: 'The answer is the same for all turns. The torque of a thruster that is bolted to the body stays in body axes, that of a push at a fixed place stays in world axes. What is fixed in what here, and where does the axis point?',
    value: () => answer,
  })),
  {
    id: 'axis-ignored',
    says: 'You answer by the combination alone. That is right for most axes. But a vector along the axis of the turn stays where it is: look at force, point and torque once more, each against the axis.',
    value: ({ applied }) =>
      ({ 'body, body': 'body', 'world, world': 'world', 'world, body': 'neither' })[combinationOf(applied)],
  },
  {
    id: 'as-the-force',
    says: 'You answer by the axes in which the force keeps its components. A torque has a lever as well: if the point goes round with the body and the force does not, it is another torque.',
    value: ({ applied, axis }) => {
      const { force } = partsOf({ applied, axis });
      if (isAlong(axis, force)) return 'both';
      return 'forceBody' in applied ? 'body' : 'world';
    },
  },
  {
    id: 'as-the-point',
    says: 'You answer by the axes in which the point keeps its components. A torque has a force as well: if the point goes round with the body and the force does not, it is another torque.',
    value: ({ applied, axis }) => {
      const { point } = partsOf({ applied, axis });
      if (isAlong(axis, point)) return 'both';
      return 'pointBody' in applied ? 'body' : 'world';
    },
  },
  ...(['force', 'point'] as const).map((one) => ({
    id: `named-by-the-${one}`,
    says: `Where the torque is not along the axis, you answer by the axes in which the ${one} is given. That is right if force and point are given in the same. If the point goes round and the force does not, what becomes of the angle between them?`,
    value: ({ applied, axis }: Turned) => {
      const { force, point } = partsOf({ applied, axis });
      if (isAlong(axis, cross(point, force))) return 'both';
      return `${one}Body` in applied ? 'body' : 'world';
    },
  })),
  {
    id: 'frames-exchanged',
    says: 'You say body where the components in world axes stay, and the other way round. What is bolted to the body looks the same as ever from the body.',
    value: (turned) => {
      const stays = staysOf(turned);
      return staysFrom(stays === 'world' || stays === 'both', stays === 'body' || stays === 'both');
    },
  },
  {
    id: 'always-in-its-own-axes',
    says: 'You say both, or neither, by whether the axis of the turn is that of the torque. Along that axis a vector does keep all its components. But one fixed in the body keeps its body components in every turn, and one fixed in the world those of the world. Which of the two is force, which is lever?',
    value: (turned) => {
      const { force, point } = partsOf(turned);
      return isAlong(turned.axis, cross(point, force)) ? 'both' : 'neither';
    },
  },
  {
    id: 'lever-goes-round',
    says: 'For a force in world axes at a point in body axes you look at the torque: along the axis of the turn it would not change. But this torque is made anew from a lever that has gone round. Look at lever and force, each against the axis.',
    value: (turned) => {
      const { force, point } = partsOf(turned);
      const isMixed = combinationOf(turned.applied) === 'world, body';
      return isMixed && isAlong(turned.axis, cross(point, force)) ? 'both' : staysOf(turned);
    },
  },
  {
    id: 'fixed-point-goes-round',
    says: 'A point in world axes is taken for a point of the body that goes round with it. It stays where it is in the world, and so does the torque.',
    value: ({ applied, axis }) => {
      if (!('pointWorld' in applied)) return staysOf({ applied, axis });
      return staysOf({ applied: { forceWorld: applied.forceWorld, pointBody: applied.pointWorld }, axis });
    },
  },
  mixed(
    'mixed-never-stays',
    'You say neither wherever the force is in world axes and the point in body axes. That is right for most axes. A cord along the axis of the turn pulls along the same body axis all the time; one that is tied to the axis pulls at the same place of the world. What does that do to the torque?',
    () => 'neither',
  ),
  mixed(
    'cord-along-the-axis-forgotten',
    'For a force in world axes at a point in body axes you look at the point alone. A force along the axis of the turn keeps its components in both axes, so that it is fixed in the body too, as the point is. What stays then?',
    ({ isPointAlong }) => (isPointAlong ? 'world' : 'neither'),
  ),
  mixed(
    'point-on-the-axis-forgotten',
    'For a force in world axes at a point in body axes you look at the force alone. A point on the axis of the turn stays where it is, so that it is fixed in the world too, as the force is. What stays then?',
    ({ isForceAlong }) => (isForceAlong ? 'body' : 'neither'),
  ),
  mixed(
    'mixed-exchanged',
    'For a force in world axes at a point in body axes body and world are exchanged. A vector along the axis has the same components in both axes; the other one decides in which axes the torque stays. Which one is that here, and where is it fixed?',
    ({ isForceAlong, isPointAlong }) => staysFrom(isPointAlong, isForceAlong),
  ),
  mixed(
    'no-torque-forgotten',
    'Where force and point are both along the axis of the turn you name one of the axes. There is no torque at all then: which components has a zero vector, in whatever axes?',
    ({ isForceAlong, isPointAlong }) => (isForceAlong ? 'body' : isPointAlong ? 'world' : 'neither'),
  ),
  mixed(
    'no-torque-forgotten',
    'Where force and point are both along the axis of the turn you name one of the axes. There is no torque at all then: which components has a zero vector, in whatever axes?',
    ({ isForceAlong, isPointAlong }) => (isPointAlong ? 'world' : isForceAlong ? 'body' : 'neither'),
  ),
  unmixed(
    'own-axes-alone',
    'Where force and point have the same axes, the torque stays in these: so far you are right. If it is along the axis of the turn, it keeps its components in the other axes as well.',
    () => false,
  ),
  unmixed(
    'both-by-force-or-point',
    'Where force and point have the same axes, you say both as soon as one of the two is along the axis of the turn. The other one goes round, or stays behind, and the torque with it. Which vector has to be along the axis?',
    ({ isForceAlong, isPointAlong, isTorqueAlong }) => isForceAlong || isPointAlong || isTorqueAlong,
  ),
  unmixed(
    'both-by-force-or-point',
    'Where force and point have the same axes, you say both if one of the two is along the axis of the turn. The torque is across both of them: which vector has to be along the axis for its components to stay?',
    ({ isForceAlong, isPointAlong }) => isForceAlong || isPointAlong,
  ),
  {
    id: 'one-way-along-the-axis',
    says: 'A vector counts as along the axis only if it points the same way as the axis. A turn leaves one that points the opposite way alone as well.',
    value: ({ applied, axis }) => {
      const { force, point } = partsOf({ applied, axis });
      const along = (v: Vec3): boolean => dot(v, axis) > 0 && isAlong(axis, v);
      const isTorqueAlong = along(cross(point, force));
      if ('forceBody' in applied) return staysFrom(true, isTorqueAlong);
      return 'pointWorld' in applied ? staysFrom(isTorqueAlong, true) : staysFrom(along(force), along(point));
    },
  },
  mixed(
    'mixed-both-by-one',
    'For a force in world axes at a point in body axes you say both as soon as the force is along the axis of the turn. Then the force is fixed in the body as well: and the point, is it in the world?',
    ({ isForceAlong, isPointAlong }) => (isForceAlong ? 'both' : isPointAlong ? 'world' : 'neither'),
  ),
  mixed(
    'mixed-both-by-one',
    'For a force in world axes at a point in body axes you say both as soon as the point is on the axis of the turn. Then the point is fixed in the world as well: and the force, is it in the body?',
    ({ isForceAlong, isPointAlong }) => (isPointAlong ? 'both' : isForceAlong ? 'body' : 'neither'),
  ),
  mixed(
    'torque-along-the-axis-for-all',
    'You ask for all three combinations whether the torque is along the axis of the turn. Where force and point are fixed in the same axes that is the question. For a force in world axes at a point in body axes the torque itself changes: look at both, each against the axis.',
    ({ isTorqueAlong }) => (isTorqueAlong ? 'both' : 'neither'),
  ),
  ...CONDITIONS.flatMap(({ id, says, holds }) =>
    MIXED.map((mixedly) => ({
      id,
      says,
      value: (turned: Turned) => {
        const along = alongOf(turned);
        const kind = combinationOf(turned.applied);
        if (kind === 'world, body') return mixedly(along, holds) ?? staysOf(turned);
        return holds(along) ? 'both' : kind === 'body, body' ? 'body' : 'world';
      },
    })),
  ),
];
