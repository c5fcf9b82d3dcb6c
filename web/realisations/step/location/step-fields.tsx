import { type ComponentType, createElement, Suspense } from "react";
import type { StepWidget } from "../../../../engine/index.ts";
import { type GroupFieldProps, groupField } from "../../../forms/group-field.tsx";
import { listField } from "../../../forms/section/list-field.tsx";
import styles from "../../../locations/LocationComparison.module.css";
import { text } from "../../../texts/text.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Skeletons } from "../../../ui/Skeletons.tsx";

/** Widgets that need a map, or more of the process than its values. Each is loaded when first rendered. */
export const stepFields = {
	"location-choice": groupField(lazyPart(() => import("./LocationChoiceField.tsx"))),
	"alternative-location": groupField(lazyPart(() => import("./AlternativeLocationField.tsx"))),
	"location-summary": groupField(lazyPart(() => import("./LocationSummary.tsx"))),
	"proposal-comparison": groupField(
		lazyPart(() => import("./ProposalComparison.tsx")),
		createElement(ComparisonPlaceholder),
	),
	"start-document": groupField(withoutPlaceholder(lazyPart(() => import("../../start-document/StartDocumentDownload.tsx")))),
	"automatic-views": groupField(withoutPlaceholder(lazyPart(() => import("../../automatic-views/AutomaticViews.tsx")))),
	files: listField(lazyPart(() => import("./StepFiles.tsx"))),
} satisfies Readonly<Record<StepWidget, unknown>>;

/** Heights in pixels of one proposal: title, map, address and facts, and four kinds of documents. */
const proposal = [23, "map", 221, 51, 51, 51, 51] as const;

/** Reserves the space of both proposals while they load, so that buttons below do not move. */
function ComparisonPlaceholder() {
	return (
		<div className={styles.comparison}>
			<Skeletons heights={proposal} label={text("form.map.loading")} />
			<Skeletons heights={proposal} label={text("form.map.loading")} />
		</div>
	);
}

/** For widgets that most people do not see: no space is reserved while they load. */
function withoutPlaceholder(Widget: ComponentType<GroupFieldProps>): ComponentType<GroupFieldProps> {
	return function WithoutPlaceholder(props: GroupFieldProps) {
		return (
			<Suspense fallback={<span hidden data-nothing="" data-loading="" />}>
				<Widget {...props} />
			</Suspense>
		);
	};
}
