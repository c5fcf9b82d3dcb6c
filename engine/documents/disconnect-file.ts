import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { Command, Outcome } from "../run/command.ts";
import { readPath } from "../run/field-path.ts";
import type { Actor, Realisation, Surroundings } from "../run/realisation.ts";
import { refuse } from "../run/refuse.ts";
import { mayEditStep } from "../run/roles.ts";
import { activeStep, isOpen } from "../run/step-states.ts";
import { Turn } from "../run/turn.ts";
import { fileFieldsOf, mayUploadFiles } from "./file-fields.ts";
import { fileIdsIn } from "./file-ids.ts";

/**
 * Takes a file off the process, with every reference to it. It is the editors' of the step that asks for the
 * file, while that step is open: in a completed one a file is taken out by a correction or a change, like any
 * other value. A file that no field refers to is that of whoever may add such files.
 */
export function disconnectFile(
	flow: CompiledFlow,
	realisation: Realisation,
	{ fileUuid }: Extract<Command, { kind: "disconnect-file" }>,
	actor: Actor,
	now: number,
	{ files = [] }: Pick<Surroundings, "files">,
): Outcome {
	const file = files.find(({ uuid }) => uuid === fileUuid);
	const { flags, steps, values } = realisation;
	const holding = fileFieldsOf(flow).filter(({ path, writable }) => writable && fileIdsIn(readPath(values, path)).includes(fileUuid));
	const editable = holding.filter(({ step }) => mayEditStep(step, actor));
	if (holding.length === 0 ? file === undefined || !mayUploadFiles(flow, file.category, actor) : editable.length === 0) {
		return refuse("forbidden");
	}
	if (flags.onhold || flags.cancelled) {
		return refuse("locked");
	}
	if (flags.completed) {
		return refuse("not-open-for-change");
	}
	if (holding.some(({ path }) => !editable.some((field) => field.path === path && isOpen(steps, field.step)))) {
		return refuse("step-not-available", "De stap waar dit bestand bij hoort is afgerond. Kies daar Corrigeren of Wijzigen.");
	}
	const turn = new Turn(flow, realisation, actor, now);
	for (const { path } of holding) {
		const left = (readPath(values, path) as readonly unknown[]).filter((entry) => !fileIdsIn([entry]).includes(fileUuid));
		turn.draft.set(path, left.length === 0 ? undefined : left);
	}
	turn.emit("file-disconnect", { uuid: fileUuid, changes: turn.draft.takeChanges() });
	return turn.finish(activeStep(flow, steps)?.code ?? null);
}
