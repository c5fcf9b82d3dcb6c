import { useCallback } from "react";
import { useBundle } from "../bundle/use-bundle.ts";
import { useEditing } from "../editing/use-edits.ts";
import { type Change, inTurn } from "./list-edits.ts";

/** Writes changes of the tenant's file as one act. Resolves to why not, or null. */
export type WriteTenant = (changes: readonly Change[], said?: string) => Promise<string | null>;

export function useTenantEdits(): WriteTenant {
	const { shown } = useBundle();
	const { write } = useEditing();
	return useCallback(
		async (changes, said) => {
			const edits = inTurn(new Map(Object.entries(shown.files)), changes);
			return edits.length === 0 ? null : write(edits, said);
		},
		[shown, write],
	);
}
