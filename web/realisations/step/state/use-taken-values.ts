import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type CompiledFlow, type FieldError, type RealisationRecord, readJson, type Values, writeJson } from "../../../../engine/index.ts";
import { ApiProblem } from "../../../api/api-problem.ts";
import { call } from "../../../api/call.ts";
import * as operations from "../../../api/generated/operations.ts";
import { valueAt } from "../../../forms/value-at.ts";
import { useDebounced } from "../../../ui/time/use-debounced.ts";

/** Milliseconds that a value must be unchanged before it is checked. */
const DELAY_MS = 300;

interface Situation {
	readonly flow: CompiledFlow;
	readonly record: RealisationRecord;
	readonly values: Values;
	/** Fields of the step. */
	readonly paths: readonly string[];
	/** The step is read-only, so no messages are needed. */
	readonly locked: boolean;
}

/** Error messages for unique fields whose value another process already has. The server checks again at the save. */
export function useTakenValues({ flow, record, values, paths, locked }: Situation): readonly FieldError[] {
	const text = writeJson(locked ? [] : checksFor(flow, record, values, paths));
	const settled = useDebounced(text, DELAY_MS);
	const checks = useMemo(() => readJson(settled), [settled]);
	const { data: taken } = useQuery({
		queryKey: ["realisations", record.uuid, "value-check", checks],
		queryFn: ({ signal }) => Promise.all(checks.map((check) => isKnownTaken(record.uuid, check, signal))),
		enabled: checks.length > 0,
		staleTime: 0,
		retry: false,
	});
	const errors = useMemo(
		() =>
			checks.flatMap(({ field }, index): readonly FieldError[] => {
				const message = flow.unique.get(field)?.message;
				return taken?.[index] === true && message !== undefined ? [{ path: field, message }] : [];
			}),
		[checks, flow, taken],
	);
	// The result does not apply to input typed since the request.
	return text === settled ? errors : none;
}

const none: readonly FieldError[] = [];

/** A value that cannot be checked yet, for example because it is incomplete, does not count as taken. */
function isKnownTaken(uuid: string, check: ValueCheck, signal: AbortSignal): Promise<boolean> {
	return isTaken(uuid, check, signal).catch((error: unknown) => {
		if (error instanceof ApiProblem && [400, 403, 404].includes(error.status)) return false;
		throw error;
	});
}

/** The unsaved values of the step's unique fields. */
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

interface ValueCheck {
	readonly field: string;
	readonly value: string;
	/** Value of the field that limits where it must be unique. */
	readonly within?: string;
}

/** Whether another process already has the value. */
async function isTaken(uuid: string, { field, value, within }: ValueCheck, signal: AbortSignal): Promise<boolean> {
	return (await call(operations.checkValue, { params: { uuid }, query: { field, value, within }, signal })).data.taken;
}
