import type { DataOf } from "../api/operation.ts";

/** Whom a process with an open step waits for, and until when. */
export type Waits = Omit<DataOf<"listRealisationWaits">[number], "uuid">;

/** By uuid; a process that is missing waits for nobody. */
export type AllWaits = ReadonlyMap<string, Waits>;

export const waitsByUuid = (waits: DataOf<"listRealisationWaits">): AllWaits => new Map(waits.map(({ uuid, ...rest }) => [uuid, rest]));
