import { object, uuid } from "../calls/schema-parts.ts";

const text = { type: "string" } as const;
const flag = (description: string) => ({ type: "boolean", description }) as const;

/** A file as every call returns it. */
export const fileSchema = {
	$id: "file",
	title: "File",
	...object({
		uuid,
		filename: { ...text, description: "Without the extension." },
		extension: { ...text, description: "In lower case, without a dot." },
		category: { ...text, description: "Capitals do not count." },
		ts: { type: "integer", description: "When it was registered: milliseconds since 1970 (UTC)." },
		uploaded: flag("All of its bytes were received."),
		suspect: flag("The check of its content found something."),
		gdpr: flag("Hidden or removed because of the privacy law."),
		missing: flag("Uploaded, but its bytes are not where they should be."),
		deleted: flag("Disconnected."),
		checked: flag("The check of its content is done. A file is available when it is uploaded and checked and no other flag is set."),
	}),
} as const;
