import { createContext, useContext } from "react";

/** One field of the flow, wherever it is filled in: what summaries need to name and read its value. */
export interface FlowField {
	readonly path: string;
	readonly schema: Readonly<Record<string, unknown>>;
	readonly options: Readonly<Record<string, unknown>>;
	/** Of a list: hints of the fields of its items. */
	readonly itemHints?: unknown;
}

/** Every field of the flow by its path, so that a summary on one step can read what another step filled in. */
export const FlowFieldsContext = createContext<ReadonlyMap<string, FlowField>>(new Map());

export function useFlowFields(): ReadonlyMap<string, FlowField> {
	return useContext(FlowFieldsContext);
}
