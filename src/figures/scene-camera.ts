/** From where a scene is seen. */

/** Angles of the eye in radians: round z from x, and above the level. */
export interface Camera {
  azimuth: number;
  elevation: number;
}

/** The camera that pictures start with. */
export const FIRST_CAMERA: Camera = { azimuth: 0.9, elevation: 0.45 };
