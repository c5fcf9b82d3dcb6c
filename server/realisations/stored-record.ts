import { countingEvents, type RealisationEvent, type RealisationRecord, type RecordHead } from "../../engine/index.ts";
import { asText, type JsonText } from "../database/stored-bytes.ts";

/** A record as it is stored: its texts, which the answer of the API is put together of. See the columns of the same names. */
export interface StoredRecord<Text extends JsonText = string> {
	readonly record: Text;
	readonly events: Text;
	readonly history: Text;
}

/** JSON text of the whole record. */
export function answerText({ record, events, history }: StoredRecord): string {
	return `${record.slice(0, -1)},"history":[${history}],"Events":[${events}]}`;
}

const beforeHistory = Buffer.from(',"history":[');
const beforeEvents = Buffer.from('],"Events":[');
const withoutHistory = Buffer.concat([beforeHistory, beforeEvents]);
const end = Buffer.from("]}");

/** The same in parts, for a page, which is put together of many. */
export function answerParts({ record, events, history }: StoredRecord<JsonText>): readonly JsonText[] {
	const head = openEnded(record);
	return history.length === 0 ? [head, withoutHistory, events, end] : [head, beforeHistory, history, beforeEvents, events, end];
}

/** The whole record, for whoever has to look into it. */
export function readRecord({ record, events, history }: StoredRecord<JsonText>): RealisationRecord {
	return JSON.parse(answerText({ record: asText(record), events: asText(events), history: asText(history) })) as RealisationRecord;
}

type ShortPast = Pick<RealisationRecord, "history" | "Events">;

/** Of the past only what the days of progress follow from. */
export function shortPast({ events }: StoredRecord<JsonText>): ShortPast {
	return { history: [], Events: countingEvents(JSON.parse(`[${asText(events)}]`) as readonly RealisationEvent[]) };
}

export function shortAnswer({ record }: StoredRecord<JsonText>, past: ShortPast): readonly JsonText[] {
	return [openEnded(record), `,${JSON.stringify(past).slice(1)}`];
}

/** The record without its past, for whoever has to look into it. */
export function readHead({ record }: StoredRecord<JsonText>): RecordHead {
	return JSON.parse(asText(record)) as RecordHead;
}

function openEnded(record: JsonText): JsonText {
	return typeof record === "string" ? record.slice(0, -1) : record.subarray(0, -1);
}
