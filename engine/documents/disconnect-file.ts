import type { Actor } from "../access/index.ts";
import type { Command, Outcome } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import { refuse } from "../command/refuse.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { activeStep, isOpen } from "../progress/step-states.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, Surroundings } from "../realisation/realisation.ts";
import * as fileTexts from "../texts/files.ts";
import { fileFieldsOf, mayEditFiles, mayUploadFiles } from "./file-fields.ts";
import { fileIdsIn } from "./file-ids.ts";

/**
 * Removes a file from the process, with every reference to it in the present values. Editors of the field that holds the file may do so
 * while its step is open; in a completed step a file is removed by a correction or a change, like any other value. A file that was never
 * saved may be removed by whoever may add such files. A file that only former values refer to stays, because former values are kept.
 */
export function disconnectFile(
	flow: CompiledFlow,
	realisation: Realisation,
	{ fileUuid }: Extract<Command, { kind: "disconnect-file" }>,
	actor: Actor,
	now: number,
	{ files = [], remembered = false }: Pick<Surroundings, "files" | "remembered">,
): Outcome {
	const file = files.find(({ uuid }) => uuid === fileUuid);
	const { flags, steps, values } = realisation;
	const holding = fileFieldsOf(flow).filter(({ path, writable }) => writable && fileIdsIn(readPath(values, path)).includes(fileUuid));
	const editable = holding.filter((field) => mayEditFiles(field, actor));
	if (holding.length === 0 ? file === undefined || !mayUploadFiles(flow, file.category, actor, steps) : editable.length === 0) {
		return refuse("forbidden");
	}
	if (flags.onhold || flags.cancelled) return refuse("locked");
	if (flags.completed) return refuse("not-open-for-change");
	if (holding.some(({ path }) => !editable.some((field) => field.path === path && isOpen(steps, field.step)))) {
		return refuse("step-not-available", fileTexts.stepCompleted);
	}
	if (holding.length === 0 && remembered) return refuse("file-kept", fileTexts.keptFromBefore);
	const execution = new Execution(flow, realisation, actor, now);
	for (const { path } of holding) {
		const held = readPath(values, path);
		const left = (Array.isArray(held) ? held : []).filter((entry) => !fileIdsIn([entry]).includes(fileUuid));
		execution.workingCopy.set(path, left.length === 0 ? undefined : left);
	}
	execution.emit("file-disconnect", { uuid: fileUuid, changes: execution.workingCopy.takeChanges() });
	return execution.finish(activeStep(flow, steps)?.code ?? null);
}
