import { useState } from "react";
import { checkFileName, checkFileSize, splitFileName } from "../../engine/index.ts";
import { mostFileBytes } from "../api/most-file-bytes.ts";
import { text } from "../texts/text.ts";
import { notifyFailedUpload } from "./notify-failed-upload.ts";

/** A chosen file: uploading, or refused beforehand. */
interface ChosenFile {
	readonly key: string;
	readonly file: File;
	/** Why it can't be uploaded at all, in words; null if it can. */
	readonly refused: string | null;
}

/** Files chosen in a field that have not arrived yet. */
export function useUploads(category: string) {
	const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
	const add = (files: readonly File[]) => {
		const judged = files.map((file) => ({ key: crypto.randomUUID(), file, refused: refusalOf(file, category) }));
		setChosen((before) => [...before, ...judged]);
	};
	const drop = (key: string) => setChosen((before) => before.filter((one) => one.key !== key));
	return { chosen, add, drop };
}

/** What is wrong with the file's name or size, also shown as a notification; null if nothing is. */
function refusalOf(file: File, category: string): string | null {
	const name = splitFileName(file.name);
	const problem = checkFileName({ ...name, category });
	if (problem !== null) {
		notifyFailedUpload(file.name, name.extension === "" ? text("files.upload.untyped") : problem.message);
		return problem.field === "extension" ? text("files.upload.wrongType") : problem.message;
	}
	const size = checkFileSize(file.size, mostFileBytes());
	if (size === null) return null;
	notifyFailedUpload(file.name, text("files.upload.failed.bytes"));
	return text("files.upload.failed.because", { reason: size });
}
