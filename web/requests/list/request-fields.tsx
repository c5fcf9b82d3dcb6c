import { Link } from "react-router";
import {
	connectedWord,
	type ListDefinition,
	type ListFieldName,
	type RequestRecord,
	requestReason,
	requestReasonWord,
	requestSearchTexts,
	requestStatusWord,
	searchText as textOf,
} from "../../../engine/index.ts";
import { CommentCount } from "../../comments/CommentCount.tsx";
import type { CommentCounts } from "../../comments/comment-counts.ts";
import { TagsCell } from "../../kept-lists/TagsCell.tsx";
import { instantField, labelsFrom, numberField, optionField, textField } from "../../table/fields/built-in-field.tsx";
import { listFields } from "../../table/fields/list-fields.ts";
import type { BuiltInField, TableFields, TableRow } from "../../table/fields/table-field.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import { RequestStatusPill } from "../RequestStatusPill.tsx";
import { reasonOptionsOf } from "../reason-options.ts";
import styles from "./RequestListPage.module.css";
import "../../texts/areas/controls.ts";

export interface RequestRow extends TableRow {
	readonly request: RequestRecord;
	/** Its process, if the server sent it with the row. */
	readonly process?: { readonly reference: string } | undefined;
	/** Its comments, if the server sent them with the row. */
	readonly comments?: CommentCounts | undefined;
}

interface RequestFieldSurroundings {
	readonly tenant: TenantConfiguration;
	/** The person's geography codes. */
	readonly codes: "*" | readonly string[];
	/** A request's process, if it is loaded. */
	readonly processOf: (requestUuid: string) => { readonly reference: string } | null;
	/** Comment counts by request. */
	readonly counts: ReadonlyMap<string, CommentCounts>;
}

/** The list fields of requests. */
export function requestFields(
	list: ListDefinition,
	{ tenant, codes, processOf, counts }: RequestFieldSurroundings,
): TableFields<RequestRow> {
	const { municipalityOptions = [], tags = [] } = tenant;
	const reasons = reasonOptionsOf(tenant);
	const keys = searchKeysOf(tenant);
	const tagLabel = labelsFrom(tags.map(({ uuid, label }) => ({ value: uuid, text: label })));
	const reason = optionField<RequestRow>(
		({ request }) => requestReason(request),
		(value) => requestReasonWord(reasons, value),
	);
	const processText = ({ key, request, process }: RequestRow): string =>
		request.connected ? ((process ?? processOf(key))?.reference ?? connectedWord) : "";
	const comments = ({ key, comments: own }: RequestRow) => counts.get(key) ?? own;
	const known: Readonly<Record<ListFieldName<"requests">, BuiltInField<RequestRow>>> = {
		search: textField(({ request }) => searchText(request, keys)),
		reference: textField(({ request }) => request.ref),
		address: {
			...textField(({ request }) => request.summary.address),
			cell: ({ request }) => request.summary.address || <span className={styles.quiet}>{text("request.address.none")}</span>,
			card: "wide",
		},
		name: { ...textField(({ request }) => request.summary.name), card: "plain" },
		municipality: {
			...optionField(({ request }) => request.geographyCode, labelsFrom(municipalityOptions)),
			mayChoose: (code) => codes === "*" || codes.includes(code),
			// With a single municipality there is nothing to choose between.
			absent: municipalityOptions.length === 0 || (codes !== "*" && codes.length < 2),
		},
		status: {
			...optionField(({ request }) => String(request.status), requestStatusWord),
			cell: ({ request }) => <RequestStatusPill status={request.status} />,
			card: "corner",
		},
		reason: {
			...reason,
			// A free-text reason needs its text.
			text: (row) => [reason.text(row), row.request.judgement?.remarks].filter(Boolean).join(": "),
		},
		tags: {
			value: ({ request }) => request.Tags,
			text: ({ request }) => request.Tags.map(tagLabel).join(", "),
			cell: ({ request }) => <TagsCell tags={request.Tags} />,
			labelOf: tagLabel,
			absent: tags.length === 0,
		},
		submitted: { ...instantField(({ request }) => request.summary.submitted_at, text("request.unknown")), card: "plain" },
		processed: { ...instantField(({ request }) => request.processed_at, text("request.unknown")), card: "plain" },
		// Sorting and export use the open comments; the cell shows the others too.
		comments: {
			...numberField((row) => comments(row)?.todo ?? 0),
			isBlank: (row) => (comments(row)?.comments ?? 0) === 0,
			cell: (row) => <CommentCount counts={comments(row)} />,
		},
		process: {
			...textField(processText),
			cell: (row) =>
				row.request.realisationUuid === null ? (
					processText(row)
				) : (
					<Link
						to={paths.realisation(row.request.realisationUuid)}
						className={styles.process}
						aria-label={text("requests.process", { reference: processText(row), request: row.request.ref })}
					>
						{processText(row)}
					</Link>
				),
		},
	};
	return listFields(list, known, ({ request }) => request, tenant);
}

/** The tenant's search keys. */
function searchKeysOf({ search }: TenantConfiguration): readonly string[] {
	return search.keys;
}

/** Everything that finds a request; the status is searched separately. */
function searchText(request: RequestRecord, keys: readonly string[]): string {
	return textOf(requestSearchTexts(request, keys), keys.includes("statusLabel") ? [requestStatusWord(request.status)] : []);
}
