import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { CompiledStep } from "../../../engine/index.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { fieldsIn } from "../bundle/step-fields.ts";

/** The fields of the section that has the chosen one. */
interface Chosen {
	readonly path: string;
	readonly step: string;
	readonly section: string;
	readonly paths: readonly string[];
}

/** Goes along with the chosen field when it gets another name: by undo, or by a colleague. `path`: as in the address. */
export function useFollowedField(step: CompiledStep | undefined, path: string | null): void {
	const addresses = useWorkbenchPaths();
	const navigate = useNavigate();
	const shown = useRef<Chosen | null>(null);
	useEffect(() => {
		if (step === undefined || path === null) return;
		const { uuid, code, sections } = step.definition;
		const listed = sections.map((section) => ({ step: uuid, section: section.id, paths: fieldsIn(section).map((field) => field.path) }));
		const open = listed.find(({ paths }) => paths.includes(path));
		if (open !== undefined) {
			shown.current = { path, ...open };
			return;
		}
		const before = shown.current;
		if (before?.path !== path || before.step !== uuid) return;
		const to = renamedIn(before, listed.find(({ section }) => section === before.section)?.paths ?? []);
		if (to !== undefined) navigate(addresses.step(code, to), { replace: true });
	}, [step, path, addresses, navigate]);
}

/** The new path of the field, if it is the only one that has another; the fields of a list's rows go along with the list. */
function renamedIn({ path, paths }: Chosen, now: readonly string[]): string | undefined {
	const others = paths.filter((each, index) => each !== now[index]);
	const apart = others.filter((each) => !others.some((list) => each.startsWith(`${list}.`)));
	return now.length === paths.length && apart.length === 1 ? now[paths.indexOf(path)] : undefined;
}
