import type { NamedFile } from "./check-file-name.ts";
import type { FileRecord } from "./file-record.ts";

/** Body of a call for an upload link. */
export type UploadLinkRequest = NamedFile;

/** `data` of its answer: the file, registered but without bytes, and where they are to be sent with PUT, once and soon. */
export interface UploadLink {
	readonly file: FileRecord;
	readonly link: string;
}

/** `data` of the answer to a call for a download link. The link is good once and for a short time. */
export interface DownloadLink {
	readonly link: string;
}

/** `data` of a call about a file of a process. */
export interface FileCommand {
	readonly action: "disconnect";
}
