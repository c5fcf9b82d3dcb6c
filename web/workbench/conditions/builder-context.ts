import { createContext, useContext } from "react";
import type { Trace } from "../../../engine/index.ts";
import type { KnownField, KnownNames } from "./known-names.ts";

/** The surroundings of an operation while a condition is being built. */
export interface Builder {
	readonly names: KnownNames;
	/** Whether this is a named condition, which may not refer to another one. */
	readonly named: boolean;
	/** Index of the step in the order of the flow; fields of later steps cannot have a value yet. Null: no restriction. */
	readonly order: number | null;
	/** Fields of the current item, inside a condition about a list. */
	readonly item: readonly KnownField[] | null;
	/** The result of each operation with the trial values. */
	readonly verdicts: ReadonlyMap<unknown, Trace>;
}

export const BuilderContext = createContext<Builder | null>(null);

/** Only usable inside a condition editor. */
export function useBuilder(): Builder {
	const builder = useContext(BuilderContext);
	if (builder === null) throw new Error("no condition is built above this component");
	return builder;
}
