/**
 * Widgets that draw a whole group, list or section. RJSF offers `ui:widget` only for single values,
 * so these become fields; in the flow they are named like any other widget.
 */
export const COMPOSITES: ReadonlySet<string> = new Set([
	"repeatable",
	"location-choice",
	"location-summary",
	"alternative-location",
	"advice-summary",
	"proposal-comparison",
	"start-document",
	"automatic-views",
	"files",
]);
