import { parentPort } from "node:worker_threads";
import type { BundleFiles, Edit } from "../../../engine/index.ts";
import type { FileContents } from "../../tenants/file-content.ts";
import type { KeptEdits } from "../kept/design-store.ts";
import { shownDesign, validatorsIn } from "./design-forms.ts";
import { checked, compared, rebased } from "./design-work.ts";
import { judged } from "./judgement.ts";

/** A request to the thread that works on designs. */
export type DesignQuestion =
	| { readonly ask: "rebase"; readonly files: BundleFiles; readonly missed: readonly KeptEdits[]; readonly edits: readonly Edit[] }
	| { readonly ask: "check"; readonly files: BundleFiles }
	| { readonly ask: "judge"; readonly active: FileContents; readonly candidate: FileContents }
	| { readonly ask: "show"; readonly files: BundleFiles; readonly revision: string; readonly validators: string }
	/** `files` is null for a form that was shown before. */
	| { readonly ask: "validators"; readonly hash: string; readonly files: BundleFiles | null }
	| { readonly ask: "compare"; readonly before: BundleFiles; readonly after: BundleFiles };

function answerTo(question: DesignQuestion) {
	if (question.ask === "show") return shownDesign(question);
	if (question.ask === "validators") return validatorsIn(question);
	if (question.ask === "check") return checked(question.files);
	if (question.ask === "judge") return judged(question.active, question.candidate);
	return question.ask === "compare" ? compared(question.before, question.after) : rebased(question.files, question.missed, question.edits);
}

/** Answers one request after the other in a separate thread, started by design-thread.ts. The first message says that it is ready. */
parentPort?.on("message", (question: DesignQuestion) => parentPort?.postMessage(answerTo(question)));
parentPort?.postMessage("ready");
