import { type KeptList, type RecordHead, type RequestHead, readPath } from "../../engine/index.ts";
import { fieldsWithWidget } from "../flows/fields-with-widget.ts";
import type { FlowVersion } from "../flows/flow-version.ts";
import * as recordTexts from "../texts/records.ts";

/** What can have an entry of a list. */
export type KeptListUser = "request" | "realisation";

/** Paths of the fields that hold a PID. */
type PidFields = readonly string[];

/** What sets one list that administrators keep apart from another; everything else is the same of all. */
interface KeptListDescription {
	/** The records that its entries may be given to, unless an entry says so itself. */
	readonly givenTo: Readonly<Record<KeptListUser, boolean>>;
	/** Whether tenants whose flow has no place for such an entry cannot begin the list: what they are told then. */
	readonly without: { readonly widget: "pid"; readonly message: string } | null;
	/** What a record holds of the list; records are older than the table that says who has what. */
	readonly heldBy: {
		readonly request: (record: RequestHead) => readonly unknown[];
		readonly realisation: (record: RecordHead, fields: PidFields) => readonly unknown[];
	};
	/** The message for giving a record an entry that does not exist, or no longer does. */
	readonly unknown: string;
}

const descriptions: Readonly<Record<KeptList, KeptListDescription>> = {
	tags: {
		givenTo: { request: true, realisation: true },
		without: null,
		heldBy: {
			request: (record) => record.Tags,
			realisation: (record) => record.tags,
		},
		unknown: recordTexts.tagUnknown,
	},
	pids: {
		givenTo: { request: false, realisation: true },
		without: { widget: "pid", message: recordTexts.processesWithoutPid },
		heldBy: {
			request: () => [],
			realisation: (record, fields) => fields.map((path) => readPath(record.values, path)),
		},
		unknown: recordTexts.pidUnknown,
	},
};

export function keptListOf(list: KeptList): KeptListDescription {
	return descriptions[list];
}

/** What refuses the whole list to a tenant with this flow that has nothing in it yet, in Dutch; null when nothing does. */
export function keptListRefusal(list: KeptList, flow: FlowVersion): string | null {
	const { without } = descriptions[list];
	return without === null || fieldsWithWidget(flow, without.widget).size > 0 ? null : without.message;
}
