/** `starting`: it prepares, and takes no calls yet. `stopping`: it finishes what is under way; a balancer is to send nothing more. */
export type ServerPhase = "starting" | "ready" | "stopping";
