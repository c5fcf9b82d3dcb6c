import { createElement, lazy } from "react";
import { groupFields } from "../../forms/group-fields.tsx";
import { listField } from "../../forms/list-field.tsx";
import { ComparisonRoom } from "./ComparisonRoom.tsx";
import { withoutRoom } from "./without-room.tsx";

/** The widgets of the registry that need a map, or more of the process than its values: each is fetched when it is drawn. */
export const locationFields = {
	...groupFields(
		{
			"location-choice": lazy(() => import("./OwnChoice.tsx")),
			"alternative-location": lazy(() => import("./AlternativeChoice.tsx")),
			"location-summary": lazy(() => import("./LocationSummary.tsx")),
			"proposal-comparison": lazy(() => import("./ProposalComparison.tsx")),
			"start-document": withoutRoom(lazy(() => import("../start-document/StartDocumentDownload.tsx"))),
			"automatic-views": withoutRoom(lazy(() => import("../automatic-views/AutomaticViews.tsx"))),
		},
		{ "proposal-comparison": createElement(ComparisonRoom) },
	),
	files: listField(lazy(() => import("./StepFiles.tsx"))),
};
