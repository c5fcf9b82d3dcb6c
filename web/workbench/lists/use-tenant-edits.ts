import { useCallback } from "react";
import type { Edit } from "../../../engine/index.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useEditing } from "../editing/use-edits.ts";
import { useLatest } from "../editing/use-latest.ts";
import { type Change, inTurn } from "./list-edits.ts";

/**
 * Writes changes of the tenant's file as one act, together with edits of other files (`beside`). Resolves to why it failed, or
 * null.
 */
export type WriteTenant = (changes: readonly Change[], said?: string, beside?: readonly Edit[]) => Promise<string | null>;

export function useTenantEdits(): WriteTenant {
	const { shown } = useBundle();
	const { write, settled } = useEditing();
	const latest = useLatest(shown);
	return useCallback(
		async (changes, said, beside = []) => {
			await settled();
			const edits = [...inTurn(new Map(Object.entries(latest.current.files)), changes), ...beside];
			return edits.length === 0 ? null : write(edits, said);
		},
		[latest, write, settled],
	);
}
