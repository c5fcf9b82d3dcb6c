export {
	checkFileName,
	type FileNameProblem,
	leastInFileName,
	mostInFileName,
	type NamedFile,
	splitFileName,
	tidyFileName,
} from "./check-file-name.ts";
export { checkFileSize, sizeText } from "./check-file-size.ts";
export type { DownloadLink, FileCommand, UploadLink, UploadLinkRequest } from "./file-calls.ts";
export {
	categoryKey,
	extensionsOf,
	type FileCategory,
	type FileExtension,
	fileCategories,
	findFileCategory,
	mediaTypeOf,
} from "./file-categories.ts";
export { type FileRecord, isAvailable, isRecent, recentForMs } from "./file-record.ts";
export { nextDocumentId } from "./next-document-id.ts";
