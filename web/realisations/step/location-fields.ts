import { lazy } from "react";
import { groupFields } from "../../forms/group-fields.tsx";

/** The widgets of the registry that need a map: each is fetched with its map when it is drawn. */
export const locationFields = groupFields({
	"location-choice": lazy(() => import("./OwnChoice.tsx")),
	"alternative-location": lazy(() => import("./AlternativeChoice.tsx")),
	"location-summary": lazy(() => import("./LocationSummary.tsx")),
	"proposal-comparison": lazy(() => import("./ProposalComparison.tsx")),
});
