import { createContext, useContext } from "react";

/** One field of the flow, whichever step fills it in: what summaries need to name and show its value. */
export interface FlowField {
	readonly path: string;
	readonly schema: Readonly<Record<string, unknown>>;
	readonly options: Readonly<Record<string, unknown>>;
	/** Lists only: hints of the items' fields. */
	readonly itemHints?: unknown;
}

/** All fields of the flow by path, so that one step's summary can show what another step filled in. */
export const FlowFieldsContext = createContext<ReadonlyMap<string, FlowField>>(new Map());

export function useFlowFields(): ReadonlyMap<string, FlowField> {
	return useContext(FlowFieldsContext);
}
