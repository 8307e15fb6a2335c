export type Vec2 = [number, number];

export interface Motion {
  velocity: Vec2;
  angle: number;
  angularVelocity: number;
}

export interface MarkedPlate {
  distance: number;
  speed: number;
  fromCentre: number;
}

export interface Push {
  force: Vec2;
  at: Vec2;
}

export interface PulledWheel {
  mass: number;
  momentOfInertia: number;
  radius: number;
  force: Vec2;
  at: Vec2;
}

interface Load {
  pointBody: Vec2;
  force: Vec2;
  gravity: number;
  momentOfInertia: number;
  mass: number;
}

function turned([x, y]: Vec2, angle: number): Vec2 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c * x - s * y, s * x + c * y];
}

const torqueOf = ([x, y]: Vec2, force: Vec2): number => x * force[1] - y * force[0];

function larger(first: number, second: number): 'first' | 'second' | 'same' {
  if (first > second) return 'first';
  return first < second ? 'second' : 'same';
}

export function pointVelocity({ velocity, angle, angularVelocity }: Motion, pointBody: Vec2): Vec2 {
  const [x, y] = turned(pointBody, angle);
  return [velocity[0] - angularVelocity * y, velocity[1] + angularVelocity * x];
}

export function turnsFaster(first: MarkedPlate, second: MarkedPlate): 'first' | 'second' | 'same' {
  return larger(first.speed / first.distance, second.speed / second.distance);
}

export function instantCentre(body: { position: Vec2; velocity: Vec2; angularVelocity: number }): Vec2 | null {
  const { position, velocity, angularVelocity } = body;
  if (angularVelocity === 0) return null;
  return [position[0] - velocity[1] / angularVelocity, position[1] + velocity[0] / angularVelocity];
}

export function fasterPoint(wheel: { radius: number }, first: Vec2, second: Vec2): 'first' | 'second' | 'same' {
  const fromContact = ([x, y]: Vec2): number => Math.hypot(x, y + wheel.radius);
  return larger(fromContact(first), fromContact(second));
}

export function planarRates([, , angle, vx, vy, angularVelocity]: number[], load: Load): number[] {
  const { mass, momentOfInertia, gravity, force, pointBody } = load;
  const torque = torqueOf(turned(pointBody, angle), force);
  return [vx, vy, angularVelocity, force[0] / mass, force[1] / mass - gravity, torque / momentOfInertia];
}

export function whatChanges(_motion: unknown, pushes: Push[]): 'motion' | 'turning' | 'both' | 'neither' {
  const sum = (values: number[]): number => values.reduce((total, x) => total + x);
  const moves = [0, 1].some((k) => sum(pushes.map(({ force }) => force[k])) !== 0);
  const turns = sum(pushes.map(({ force, at }) => torqueOf(at, force))) !== 0;
  if (moves) return turns ? 'both' : 'motion';
  return turns ? 'turning' : 'neither';
}

export function roll({ mass, momentOfInertia, radius, force, at: [x, y] }: PulledWheel): {
  acceleration: number;
  friction: number;
} {
  const aboutContact = torqueOf([x, y + radius], force);
  const acceleration = (-radius * aboutContact) / (momentOfInertia + mass * radius ** 2);
  return { acceleration, friction: mass * acceleration - force[0] };
}

export function frictionOn({ pull, couple }: { pull: number; couple: number }): 'left' | 'right' | 'none' {
  if (pull > 0 || couple > 0) return 'left';
  return pull < 0 || couple < 0 ? 'right' : 'none';
}
