import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CompiledFlow, FieldError, RealisationRecord, Values } from "../../../engine/index.ts";
import { valueAt } from "../../forms/value-at.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import { isTaken, type ValueCheck } from "../check-value.ts";

/** Milliseconds that a value stands still before it is asked about. */
const DELAY_MS = 300;

interface Situation {
	readonly flow: CompiledFlow;
	readonly record: RealisationRecord;
	readonly values: Values;
	/** Fields of the step. */
	readonly paths: readonly string[];
	/** The step cannot be written now, so nobody is told what is wrong. */
	readonly locked: boolean;
}

/** Messages at the fields that must be unique and hold what another process has. The server refuses it again at the save. */
export function useTakenValues({ flow, record, values, paths, locked }: Situation): readonly FieldError[] {
	const text = JSON.stringify(locked ? [] : checksFor(flow, record, values, paths));
	const settled = useDebounced(text, DELAY_MS);
	const checks = useMemo(() => JSON.parse(settled) as readonly ValueCheck[], [settled]);
	const taken = useQueries({
		queries: checks.map((check) => ({
			queryKey: ["realisations", record.uuid, "value-check", check],
			queryFn: ({ signal }: { signal: AbortSignal }) => isTaken(record.uuid, check, signal),
			staleTime: 0,
			retry: false,
			meta: { quiet: [400, 403, 404] },
		})),
		combine: (results) =>
			JSON.stringify(
				checks.flatMap(({ field }, index) => {
					const message = flow.unique.get(field)?.message;
					return results[index]?.data === true && message !== undefined ? [{ path: field, message }] : [];
				}),
			),
	});
	// What was typed since is not known to be taken.
	return useMemo(() => (text === settled ? (JSON.parse(taken) as readonly FieldError[]) : []), [text, settled, taken]);
}

/** What is filled in of the step's unique fields, apart from what was saved already. */
function checksFor(flow: CompiledFlow, record: RealisationRecord, values: Values, paths: readonly string[]): readonly ValueCheck[] {
	return [...flow.unique.values()].flatMap(({ field, within }): readonly ValueCheck[] => {
		const value = textAt(values, field);
		if (!paths.includes(field) || value === "") return [];
		const scope = within === undefined ? undefined : textAt(values, within);
		const saved = value === textAt(record.values, field) && (within === undefined || scope === textAt(record.values, within));
		return saved ? [] : [{ field, value, ...(scope === undefined ? {} : { within: scope }) }];
	});
}

function textAt(values: Values, path: string): string {
	const value = valueAt(values, path);
	return typeof value === "string" ? value.trim() : "";
}
