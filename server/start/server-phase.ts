/**
 * `starting`: it prepares, and accepts no calls yet. `stopping`: it finishes calls in progress; a load balancer should send nothing more.
 */
export type ServerPhase = "starting" | "ready" | "stopping";
