import { groupFields } from "../../forms/group-fields.tsx";
import { AlternativeChoice } from "./AlternativeChoice.tsx";
import { LocationSummary } from "./LocationSummary.tsx";
import { OwnChoice } from "./OwnChoice.tsx";
import { ProposalComparison } from "./ProposalComparison.tsx";

/** The widgets of the registry that need a map. The map itself is fetched when one of them is drawn. */
export const locationFields = groupFields({
	"location-choice": OwnChoice,
	"alternative-location": AlternativeChoice,
	"location-summary": LocationSummary,
	"proposal-comparison": ProposalComparison,
});
