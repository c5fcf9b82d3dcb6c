import { useEffect, useMemo, useRef } from "react";
import type { FieldError, StakeholderCategory, Values } from "../../../../engine/index.ts";
import type { Choice, FormEnvironment } from "../../../forms/form-environment.ts";
import type { StepEvent } from "../machine/step-context.ts";

interface Shown {
	readonly values: Values;
	/** Messages to show now. */
	readonly errors: readonly FieldError[];
	/** Implausible values to point out now. */
	readonly doubts: readonly FieldError[];
}

interface Screen {
	readonly send: (event: StepEvent) => void;
	readonly stakeholders: (category: StakeholderCategory) => readonly Choice[];
	readonly pids: readonly Choice[];
	readonly mayResetDates: boolean;
	readonly announce: (text: string) => void;
	readonly confirm: () => void;
}

const NOTHING: readonly string[] = [];

/**
 * The screen as its fields see it: one stable object through which they read the latest values and messages. Subscribers are
 * called after every change and re-render only if their own part changed.
 */
export function useScreenEnvironment(shown: Shown, screen: Screen): FormEnvironment {
	const state = useRef(shown);
	const actions = useRef(screen);
	const listeners = useRef(new Set<() => void>());
	const messages = useRef(new Map<string, readonly string[]>());
	const warnings = useRef(new Map<string, readonly string[]>());
	actions.current = screen;
	useEffect(() => {
		state.current = shown;
		messages.current = byPath(shown.errors, messages.current);
		warnings.current = byPath(shown.doubts, warnings.current);
		for (const listener of listeners.current) listener();
	}, [shown]);
	const { stakeholders, pids, mayResetDates } = screen;
	return useMemo<FormEnvironment>(
		() => ({
			subscribe: (listener) => {
				listeners.current.add(listener);
				return () => listeners.current.delete(listener);
			},
			messages: (path) => messages.current.get(path) ?? NOTHING,
			warnings: (path) => warnings.current.get(path) ?? NOTHING,
			values: () => state.current.values,
			left: (path) => actions.current.send({ type: "left", path }),
			setValues: (changes) => actions.current.send({ type: "edit", changes }),
			announce: (text) => actions.current.announce(text),
			confirm: () => actions.current.confirm(),
			stakeholders,
			pids: () => pids,
			mayResetDates,
		}),
		[stakeholders, pids, mayResetDates],
	);
}

/** Messages by field. Unchanged lists keep their identity, so that their fields do not re-render. */
function byPath(errors: readonly FieldError[], before: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> {
	const found = new Map<string, readonly string[]>();
	for (const { path, message } of errors) found.set(path, [...(found.get(path) ?? []), message]);
	for (const [path, list] of found) {
		const known = before.get(path);
		if (known && known.length === list.length && known.every((message, index) => message === list[index])) found.set(path, known);
	}
	return found;
}
