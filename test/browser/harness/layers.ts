import { expect, type Locator, type Page } from "@playwright/test";

/** Something that opens over the page, or out of part of it, and closes again. */
export interface Layer {
	readonly name: string;
	/** Files of `web/` that render it; a test checks them against the source. */
	readonly drawnBy: readonly string[];
	/** The control that opens it. */
	readonly opener: (page: Page) => Locator;
	/** The layer itself. */
	readonly shown: (page: Page) => Locator;
	/** Steps needed before the opener is there. */
	readonly before?: (page: Page) => Promise<void>;
}

const dialog = (name?: string | RegExp) => (page: Page) => page.getByRole("dialog", name === undefined ? {} : { name });
const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first();
const unavailable = (page: Page) => page.getByText("Waarom kan dit niet?");

/** Dialogs and panels of the frame, on any page. */
export const frameLayers: readonly Layer[] = [
	{
		name: "shortcuts",
		drawnBy: ["web/shell/HelpDialog.tsx", "web/shell/Frame.tsx"],
		opener: button("Sneltoetsen (?)"),
		shown: dialog("Sneltoetsen"),
	},
	{ name: "search", drawnBy: ["web/shell/Palette.tsx"], opener: button("Zoeken (Ctrl+K)"), shown: dialog() },
	{
		name: "synchronisation",
		drawnBy: ["web/synchronisation/SyncPanel.tsx"],
		opener: button(/^Synchronisatie: /),
		shown: (page) => page.getByRole("button", { name: "Nu verversen" }),
	},
	{
		name: "profile",
		drawnBy: ["web/shell/ProfileCard.tsx"],
		opener: button(/profiel van/),
		shown: (page) => page.getByRole("button", { name: "Uitloggen" }),
	},
	{
		name: "types of a new process",
		drawnBy: ["web/shell/NewRealisationButton.tsx"],
		opener: button("Kies een procestype voor een nieuw realisatieproces"),
		shown: (page) => page.getByRole("link", { name: "Vervanging" }),
	},
];

export const locationListLayers: readonly Layer[] = [
	{
		name: "a location on the map",
		drawnBy: ["web/locations/list/LocationListPage.tsx"],
		opener: button(/^Toon op kaart: /),
		shown: dialog(/^Laadlocatie /),
	},
];

/** On step 5 of a process, opened by its charge point operator. */
export const stepLayers: readonly Layer[] = [
	{
		name: "on hold",
		drawnBy: ["web/realisations/step/side/StatusDialog.tsx", "web/realisations/step/side/StatusPanel.tsx"],
		opener: button("Zet on hold"),
		shown: dialog("Proces on hold zetten"),
	},
	{
		name: "cancel",
		drawnBy: ["web/realisations/step/side/StatusDialog.tsx"],
		opener: button("Annuleer"),
		shown: dialog("Proces annuleren"),
	},
	{
		name: "party",
		drawnBy: ["web/realisations/step/side/StakeholderDialog.tsx"],
		opener: button("Wijzig aannemer"),
		shown: dialog("Andere aannemer kiezen"),
	},
	{
		name: "large map",
		drawnBy: ["web/map/BaseMap.tsx"],
		opener: button("Vergroot de kaart"),
		shown: dialog(),
	},
	{
		name: "calendar",
		drawnBy: ["web/forms/widgets/DateCalendar.tsx", "web/ui/parts/AnchoredPopover.tsx"],
		opener: button(/^Kies een datum voor /),
		shown: dialog(/./),
	},
	{
		name: "why not",
		drawnBy: ["web/ui/parts/ReasonPopover.tsx", "web/ui/parts/ReasonedButton.tsx"],
		before: async (page) => page.getByLabel("Nummer netbeheerder").fill("L-1"),
		opener: button(/^Annuleer Waarom\?$/),
		shown: unavailable,
	},
	{
		name: "leaving a step",
		drawnBy: ["web/realisations/step/dialogs/StepDialogs.tsx"],
		opener: (page) => page.getByRole("navigation", { name: "Stappen" }).getByRole("link").first(),
		shown: dialog("Pagina verlaten zonder op te slaan?"),
	},
];

/** On a request. */
export const requestLayers: readonly Layer[] = [
	{
		name: "removing a comment",
		drawnBy: ["web/comments/RemoveComment.tsx", "web/ui/dialogs/ConfirmDialog.tsx"],
		before: async (page) => {
			await page.getByRole("textbox", { name: "Nieuwe opmerking" }).fill("Weg hiermee");
			await page.getByRole("button", { name: "Plaats opmerking" }).click();
			// Waits until it is placed: until then nothing else can be done to comments, and a button that is pressed loses the focus.
			await expect(page.getByRole("textbox", { name: "Nieuwe opmerking" })).toHaveValue("");
			await expect(page.getByRole("button", { name: "Plaats opmerking" })).toBeEnabled();
		},
		opener: button(/^Verwijderen: opmerking van /),
		shown: dialog("Opmerking verwijderen?"),
	},
];

/** On a step of a completed process, during a change with unsaved input. */
export const changeLayers: readonly Layer[] = [
	{
		name: "what a change resets",
		drawnBy: ["web/realisations/step/dialogs/ChangePreview.tsx"],
		before: async (page) => {
			await page
				.getByRole("button", { name: /^Wijzigen/ })
				.first()
				.click();
			await page.getByLabel("Nummer netbeheerder").fill("L-2");
		},
		opener: (page) =>
			page
				.getByRole("main")
				.getByRole("button", { name: /^Opslaan/ })
				.first(),
		shown: dialog("Deze stap wijzigen?"),
	},
];

export const startLayers: readonly Layer[] = [
	{
		name: "another type",
		drawnBy: ["web/realisations/type/TypeChoice.tsx", "web/realisations/type/TypeModal.tsx"],
		opener: button("Wijzig het procestype"),
		shown: dialog("Kies een procestype"),
	},
	{
		name: "leaving the start",
		drawnBy: ["web/ui/dialogs/LeaveGuard.tsx", "web/realisations/start/StartForm.tsx"],
		before: async (page) => {
			await page.getByRole("combobox", { name: "CPO" }).selectOption({ index: 1 });
		},
		opener: (page) => page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Realisatieprocessen" }),
		shown: dialog("Pagina verlaten?"),
	},
];

export const configurationLayers: readonly Layer[] = [
	{
		name: "leaving the configuration",
		drawnBy: ["web/kept-lists/EntryList.tsx"],
		before: async (page) => {
			await page.getByRole("textbox", { name: "Nieuwe tag" }).fill("Weg hiermee");
			await page.getByRole("button", { name: "Voeg tag toe" }).click();
		},
		opener: (page) => page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Rapportages" }),
		shown: dialog("Pagina verlaten?"),
	},
];

export const developerLayers: readonly Layer[] = [
	{
		name: "debugger",
		drawnBy: ["web/shell/DebuggerDialog.tsx"],
		opener: button("Debugger"),
		shown: dialog("Debugger"),
	},
];

export const manualLayers: readonly Layer[] = [
	{
		name: "tour",
		drawnBy: ["web/manuals/tour/TourDialog.tsx"],
		opener: button("Bekijk de rondleiding"),
		shown: dialog("Rondleiding"),
	},
];

export const phoneLayers: readonly Layer[] = [
	{
		name: "menu on a phone",
		drawnBy: ["web/shell/TopBar.tsx"],
		opener: button("Menu"),
		shown: (page) => page.getByRole("banner").getByRole("link", { name: "Laadlocaties" }),
	},
];

export const layers: readonly Layer[] = [
	...frameLayers,
	...locationListLayers,
	...stepLayers,
	...requestLayers,
	...changeLayers,
	...startLayers,
	...configurationLayers,
	...developerLayers,
	...manualLayers,
	...phoneLayers,
];

/** Files that render a layer these tests don't open, and why. */
export const openedElsewhere: Readonly<Record<string, string>> = {
	"web/bulk/BulkDialog.tsx": "needs rows that are chosen: bulk.spec.ts",
	"web/bulk/FillDialog.tsx": "needs rows that are chosen: bulk.spec.ts",
	"web/bulk/PartyDialog.tsx": "needs rows that are chosen: bulk.spec.ts",
	"web/files/DownloadFailed.tsx": "opens by itself when a file cannot be fetched: files.spec.ts",
	"web/monitoring/MonitoringDialog.tsx": "only where a tenant has monitoring: configured-maps.spec.ts",
	"web/realisations/step/dialogs/ExtendTermDialog.tsx": "needs a step whose term may be extended: test/screens/terms.test.tsx",
	"web/realisations/step/dialogs/MergeDialog.tsx": "opens by itself at a conflict: two-people-at-sub-steps.spec.ts",
	"web/realisations/step/location/StepFiles.tsx": "asks before a stored file goes: files.spec.ts",
	"web/realisations/step/side/ConfirmDecision.tsx":
		"needs a decision whose period for objecting runs: test/browser/traffic-decision.spec.ts",
	"web/realisations/step/side/UndoButton.tsx": "needs an act that can be taken back: test/screens/writes/writes.test.tsx",
	"web/table/filters/AddFilter.tsx": "opens by its key too, and asks by it: served-list.spec.ts",
	"web/workbench/acts/ActDialog.tsx": "in the workbench, a build of its own: designs.spec.ts",
	"web/workbench/frame/GoTo.tsx": "in the workbench, a build of its own: frame-keys.test.tsx",
	"web/workbench/frame/KeyList.tsx": "in the workbench, a build of its own: frame-keys.test.tsx",
	"web/workbench/frame/StepDrawer.tsx": "in the workbench, a build of its own: frame-keys.test.tsx",
	"web/workbench/editing/ClashDialog.tsx": "opens by itself when a colleague was in the same place: designs.spec.ts",
	"web/workbench/editing/LeavingUnwritten.tsx": "asks when input would be left behind: leaving-condition.test.tsx",
	"web/workbench/new-tenant/NewTenantForm.tsx": "asks when answers would be left behind: new-tenant.test.tsx",
	"web/workbench/publish/Activation.tsx": "in the workbench, a build of its own: publishing.spec.ts",
	"web/workbench/history/HistoryPage.tsx": "in the workbench, a build of its own: designs.spec.ts",
	"web/workbench/impact/TakeAlong.tsx": "in the workbench, a build of its own: publishing.spec.ts",
	"web/workbench/releases/ReleaseCard.tsx": "in the workbench, a build of its own: publishing.spec.ts",
	"web/workbench/remove-tenant/RemoveTenantPage.tsx": "in the workbench, a build of its own: test/screens/publisher-alone",
	"web/workbench/releases/RollBackDialog.tsx": "in the workbench, a build of its own: publishing.spec.ts",
	"web/views/ViewsPanel.tsx": "asks before a view goes, and what had the focus goes with it: views-and-export.spec.ts",
};
