import { type ComponentType, createElement, Suspense } from "react";
import type { Attribute, StepWidget } from "../../../../engine/index.ts";
import { type GroupFieldProps, groupField } from "../../../forms/group-field.tsx";
import { listField } from "../../../forms/section/list-field.tsx";
import styles from "../../../locations/LocationComparison.module.css";
import { useRightsAt } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { Skeletons } from "../../../ui/parts/Skeletons.tsx";
import { type Process, useProcess } from "../../process/process-context.ts";
import summary from "./LocationSummary.module.css";

/** Widgets that need a map, or more of the process than its values. Each is loaded when first rendered. */
export const stepFields = {
	"location-choice": groupField(
		lazyPart(() => import("./LocationChoiceField.tsx")),
		createElement(ChoicePlaceholder),
	),
	"alternative-location": groupField(lazyPart(() => import("./AlternativeLocationField.tsx"))),
	"location-summary": groupField(
		lazyPart(() => import("./LocationSummary.tsx")),
		createElement(SummaryPlaceholder),
	),
	"proposal-comparison": groupField(
		lazyPart(() => import("./ProposalComparison.tsx")),
		createElement(ComparisonPlaceholder),
	),
	"start-document": groupField(
		offered(
			"generateStartDoc",
			({ readOnly }) => readOnly !== true,
			lazyPart(() => import("../../start-document/StartDocumentDownload.tsx")),
		),
	),
	"automatic-views": groupField(
		offered(
			"automatedViews",
			({ savable }) => savable,
			lazyPart(() => import("../../automatic-views/AutomaticViews.tsx")),
		),
	),
	files: listField(lazyPart(() => import("./StepFiles.tsx"))),
} satisfies Readonly<Record<StepWidget, unknown>>;

// Heights of the parts on a wide screen, in pixels, so that content below a part does not move when it arrives.

/** The search, the map with the content below it, and the facts of the location; if it can be chosen, its fields as well. */
function ChoicePlaceholder() {
	return <Skeletons heights={[42, "map", 45, useProcess().savable ? 416 : 115]} label={text("form.map.loading")} />;
}

/** The map with its legend and the list of nearby requests, beside the address. */
function SummaryPlaceholder() {
	return (
		<div className={summary.summary}>
			<Skeletons heights={["map", 39, 50]} label={text("form.map.loading")} />
			<Skeletons heights={[119]} label={text("form.map.loading")} />
		</div>
	);
}

/** One proposal: title, map, address and facts, and four kinds of documents. */
const proposal = [23, "map", 221, 51, 51, 51, 51] as const;

function ComparisonPlaceholder() {
	return (
		<div className={styles.comparison}>
			<Skeletons heights={proposal} label={text("form.map.loading")} />
			<Skeletons heights={proposal} label={text("form.map.loading")} />
		</div>
	);
}

/** A sentence with a button, for people with that right; for others, no space is reserved. */
function offered(
	right: Attribute,
	when: (process: Process) => boolean,
	Widget: ComponentType<GroupFieldProps>,
): ComponentType<GroupFieldProps> {
	return function Offered(props: GroupFieldProps) {
		const process = useProcess();
		const isOffered = useRightsAt(process.record.MunicipalityCode).may(right) && when(process);
		return (
			<Suspense
				fallback={
					isOffered ? <Skeletons heights={[props.options.whileEmpty ? 91 : 69]} /> : <span hidden data-nothing="" data-loading="" />
				}
			>
				<Widget {...props} />
			</Suspense>
		);
	};
}
