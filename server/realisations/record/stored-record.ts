import { countingEvents, type RealisationEvent, type RealisationRecord, type RecordHead } from "../../../engine/index.ts";
import { asText, type JsonText } from "../../database/stored-bytes.ts";

/** A record as it is stored: the texts from which the API composes its answer. See the columns of the same names. */
export interface StoredRecord<Text extends JsonText = string> {
	readonly record: Text;
	readonly events: Text;
	readonly history: Text;
	readonly files: Text;
	/** The privacy law hides its files; when absent, the record has to be read for it. */
	readonly hidesFiles?: boolean;
	/** JSON texts of its comments, newest first, separated by commas. Only for an answer about one process: they are not stored with it. */
	readonly comments?: string;
}

/** JSON text of the whole record. */
export function answerText({ record, events, history, files, comments = "" }: StoredRecord): string {
	const head = record.endsWith(withoutComments)
		? `${record.slice(0, -withoutComments.length)}"comments":[${comments}]`
		: record.slice(0, -1);
	return `${head},"files":[${files}],"history":[${history}],"Events":[${events}]}`;
}

const beforeFiles = Buffer.from(',"files":[');
const beforeHistory = Buffer.from('],"history":[');
const beforeEvents = Buffer.from('],"Events":[');
const withoutFilesAndHistory = Buffer.concat([beforeFiles, beforeHistory, beforeEvents]);
const end = Buffer.from("]}");

/** How the text of a record ends. */
const withoutComments = '"comments":[]}';

/** The same in parts, for a page, which is joined from many. */
export function answerParts({ record, events, history, files }: StoredRecord<JsonText>): readonly JsonText[] {
	const head = openEnded(record);
	if (history.length === 0 && files.length === 0) return [head, withoutFilesAndHistory, events, end];
	return [head, beforeFiles, files, beforeHistory, history, beforeEvents, events, end];
}

/** The parsed record, for callers that need its contents. */
export function readRecord({ record, events, history, files, comments = "" }: StoredRecord<JsonText>): RealisationRecord {
	const texts = { record: asText(record), events: asText(events), history: asText(history), files: asText(files), comments };
	return JSON.parse(answerText(texts));
}

type ShortPast = Pick<RealisationRecord, "files" | "history" | "Events">;

/** Its files, and only the part of its past from which the days of progress follow. */
export function shortPast({ events, files }: StoredRecord<JsonText>): ShortPast {
	return {
		files: filesOf({ files }),
		history: [],
		Events: countingEvents(eventsOf({ events })),
	};
}

export function shortAnswer({ record }: StoredRecord<JsonText>, past: ShortPast): readonly JsonText[] {
	return [openEnded(record), `,${JSON.stringify(past).slice(1)}`];
}

/** The parsed record without its past. */
export function readHead({ record }: Pick<StoredRecord<JsonText>, "record">): RecordHead {
	return JSON.parse(asText(record));
}

export function filesOf({ files }: Pick<StoredRecord<JsonText>, "files">): RealisationRecord["files"] {
	return JSON.parse(`[${asText(files)}]`);
}

const readEvents = new WeakMap<object, readonly RealisationEvent[]>();

/** The parsed events of a row; several readers in one write share the result. */
export function pastOf(row: Pick<StoredRecord<JsonText>, "events">): readonly RealisationEvent[] {
	const known = readEvents.get(row) ?? eventsOf(row);
	readEvents.set(row, known);
	return known;
}

export function eventsOf({ events }: Pick<StoredRecord<JsonText>, "events">): readonly RealisationEvent[] {
	return JSON.parse(`[${asText(events)}]`);
}

function openEnded(record: JsonText): JsonText {
	return typeof record === "string" ? record.slice(0, -1) : record.subarray(0, -1);
}
