import FileList from "../files/FileList.tsx";
import { text } from "../texts/text.ts";
import "../texts/areas/conversations.ts";

interface AttachedFilesProps {
	/** Ids of the files that the reader may see. */
	readonly files: readonly string[];
	/** Reference of the record. */
	readonly reference: string;
	/** Name of the person who attached them. */
	readonly name: string;
}

/** The files that a comment refers to. */
export default function AttachedFiles({ files, reference, name }: AttachedFilesProps) {
	return <FileList files={files} prefix={reference} label={text("comments.attached", { name })} />;
}
