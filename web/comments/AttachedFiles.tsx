import FileList from "../files/FileList.tsx";
import { text } from "../texts/text.ts";
import "../texts/areas/conversations.ts";

interface AttachedFilesProps {
	/** File ids: those that the reader may see. */
	readonly files: readonly string[];
	/** Reference of the record. */
	readonly reference: string;
	/** Who pointed at them. */
	readonly name: string;
}

/** The files that a comment points at. */
export default function AttachedFiles({ files, reference, name }: AttachedFilesProps) {
	return <FileList files={files} prefix={reference} label={text("comments.attached", { name })} />;
}
