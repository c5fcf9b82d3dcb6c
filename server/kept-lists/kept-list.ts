import { type KeptList, type RecordHead, type RequestHead, readPath } from "../../engine/index.ts";
import { fieldsWithWidget } from "../flows/fields-with-widget.ts";
import type { FlowVersion } from "../flows/flow-version.ts";
import * as recordTexts from "../texts/records.ts";

/** The kinds of records that can have an entry of a list. */
export type KeptListUser = "request" | "realisation";

/** Paths of the fields that contain a PID. */
type PidFields = readonly string[];

/** The properties in which kept lists differ; everything else is the same for all. */
interface KeptListDescription {
	/** The records on which its entries can be put, unless an entry specifies that itself. */
	readonly givenTo: Readonly<Record<KeptListUser, boolean>>;
	/** The widget that the tenant's flow needs before the list can be begun, and the message without it. */
	readonly without: { readonly widget: "pid"; readonly message: string } | null;
	/** The entries in a record, for records that are older than the use table. */
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

/** Why a tenant with this flow cannot begin the list, in Dutch; null if it can. */
export function keptListRefusal(list: KeptList, flow: FlowVersion): string | null {
	const { without } = descriptions[list];
	return without === null || fieldsWithWidget(flow, without.widget).size > 0 ? null : without.message;
}
