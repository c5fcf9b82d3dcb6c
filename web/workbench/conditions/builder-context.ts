import { createContext, useContext } from "react";
import type { Trace } from "../../../engine/index.ts";
import type { KnownField, KnownNames } from "./known-names.ts";

/** What surrounds an operation of a condition while it is built. */
export interface Builder {
	readonly names: KnownNames;
	/** The condition has a name of its own, and may use no other. */
	readonly named: boolean;
	/** Place of the step in the order of the flow; fields of later steps cannot be filled in by then. Null: any. */
	readonly order: number | null;
	/** Fields of the item at hand, inside a condition about a list. */
	readonly item: readonly KnownField[] | null;
	/** What each operation came to with the trial values. */
	readonly verdicts: ReadonlyMap<unknown, Trace>;
}

export const BuilderContext = createContext<Builder | null>(null);

/** Only usable inside a condition's editor. */
export function useBuilder(): Builder {
	const builder = useContext(BuilderContext);
	if (builder === null) throw new Error("no condition is built above this component");
	return builder;
}
