import type { Described } from "../api/operation.ts";

/** A saved state of a list. */
export type View = Described<"View">;
