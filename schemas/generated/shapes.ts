// Written by `npm run generate` out of schemas/*.schema.json. Change those, not this.

/**
 * Version 4 uuid in lower case.
 */
export type Uuid = string;
/**
 * Semantic version.
 */
export type Version = string;
/**
 * An expression whose outcome is true or false.
 */
export type Condition = {[operator: string]: unknown};
/**
 * A name of the flow's own: lower-case letters, digits and hyphens.
 */
export type Name = string;
/**
 * Path of a field in the values, dots between the names. Items of a list are not addressed.
 */
export type FieldPath = string;
/**
 * What a stakeholder is to a process.
 */
export type StakeholderCategory = "cpo" | "municipality" | "customer" | "contractor" | "gridoperator";
/**
 * Short code of a step: 1 to 11, with a letter for a sub-step.
 */
export type StepCode = string;
/**
 * One of the roles the product knows.
 */
export type Role = "cpo" | "municipality" | "admin" | "developer" | "rvb" | "customer" | "caseworker" | "caseviewer" | "guest";
/**
 * Roles, each once.
 */
export type Roles = Role[];
/**
 * A shared block, or a section of the flow's own.
 */
export type SectionReference = BlockReference | SectionDefinition;
/**
 * Lower-case letters, digits and hyphens.
 */
export type SectionId = string;
/**
 * A form: groups of fields.
 */
export type Form = {[keyword: string]: unknown};
/**
 * Hints of a group or field, and of what lies in it.
 */
export type Ui = {[hint: string]: unknown};
/**
 * keep: the values stay, so that going back loses no work. clear: the values are emptied.
 */
export type OnHide = "keep" | "clear";
/**
 * An expression whose outcome is a text, a number, a date or a list; or a literal.
 */
export type Value = string | number | boolean | null | {[operator: string]: unknown};
/**
 * Names of fields of an item.
 */
export type ItemFields = string[];
/**
 * What a transition causes, as data.
 */
export type Effect =
	| {
			/**
			 * Cancel the process with this reason out of the tenant's cancelReasons.
			 */
			cancel: string;
			/**
			 * The label of the option chosen in this field becomes the comment, cut to 300 characters.
			 */
			commentFrom?: FieldPath;
	  }
	| {
			/**
			 * Set a mark on the process.
			 */
			mark: Name;
	  }
	| {
			/**
			 * Take a mark away.
			 */
			unmark: Name;
	  }
	| {
			/**
			 * A step that is passed by counts as done with what was filled in before: it is seen and can be corrected, and is not asked again.
			 */
			"step-stands": StepCode;
	  }
	| {
			/**
			 * Empty these fields.
			 *
			 * @minItems 1
			 */
			clear: FieldPath[];
	  }
	| {
			/**
			 * Start a new version of the selected location. copy: with the present data. empty: without.
			 */
			"new-location-version": "copy" | "empty";
	  }
	| {
			/**
			 * The alternative out of the advice becomes the selected location, in a new version.
			 */
			"select-alternative": true;
	  }
	| {
			/**
			 * Connect the chosen charging location to the process.
			 */
			"connect-location": LocationCategory;
	  }
	| {
			/**
			 * Disconnect the charging location; it gets back the status it had before.
			 */
			"disconnect-location": LocationCategory;
	  }
	| {
			/**
			 * Give the charging points of the process's locations this status; the locations are realised.
			 */
			"set-charging-point-status": string;
	  };
/**
 * selected: the location of the proposal. alternative: the one out of the advice.
 */
export type LocationCategory = "selected" | "alternative";
/**
 * Dutch heading of the part.
 */
export type SectionTitle = string;
/**
 * Dutch text under the heading.
 */
export type SectionDescription = string;
/**
 * Form of the section: an object schema rooted at the values of the process. Saving ignores required, minItems and minLength; completing demands them.
 */
export type SectionSchema = Form;
/**
 * How the form is drawn: hints nested as the schema is. Names under ui: belong to the field at that place.
 */
export type SectionUi = Ui;
/**
 * The section is shown, and its fields belong to the step, only while this holds. Leave out: always.
 */
export type SectionWhen = Condition;
/**
 * What becomes of the section's fields when it is not shown at a save.
 */
export type SectionOnHide = OnHide;
/**
 * Roles that see the section at all. Leave out: everybody who sees the step.
 */
export type SectionRoles = Roles;
/**
 * Shown, never written by this step.
 */
export type SectionReadOnly = boolean;
/**
 * Values the system fills in, in this order.
 */
export type SectionDerived = Derivation[];
/**
 * Rules that completing (and correcting) the step must satisfy.
 */
export type SectionComplete = StepRule[];
/**
 * Rules for every save, complete or not.
 */
export type SectionSave = StepRule[];
/**
 * What is implausible: said at the field without stopping anybody, and kept with the save that went on all the same.
 */
export type SectionWarn = Warning[];
/**
 * Fields whose value no other process of the tenant may have.
 */
export type SectionUnique = UniqueField[];
/**
 * Fields a correction may not change although no condition reads them. Fields that a branch, a sub-step or a section's condition reads are found by the engine.
 */
export type SectionSteering = FieldPath[];
/**
 * Lower-case letters, digits and hyphens.
 */
export type Slug = string;
/**
 * Colour as #RRGGBB.
 */
export type Colour = string;
/**
 * A place in a request as the source has it.
 */
export type SourcePath = string;
/**
 * A row of a table, or several.
 */
export type DocumentRow = FactRow | FieldRow | GroupRow | PartiesRow;
/**
 * Official code of a municipality: four digits in the Netherlands, five in Belgium.
 */
export type GeographyCode = string;
/**
 * Category and name of a stakeholder.
 */
export type StakeholderSlug = string;
/**
 * Lower-case letters, digits and hyphens.
 */
export type PageSlug = string;
/**
 * Attributes of the access map, of which one is enough.
 *
 * @minItems 1
 */
export type Attributes = (
	| "requestlist"
	| "requestlocations"
	| "realisationlist"
	| "locationlist"
	| "realisationbtn"
	| "requestcomment"
	| "realisationcomment"
	| "canChangeStatus"
	| "canChangeCommentStatus"
	| "canModerateComments"
	| "canConfirmTrafficDecisions"
	| "canAccessDebugger"
	| "automatedViews"
	| "generateStartDoc"
	| "admin"
	| "reporting"
	| "customerreports"
	| "eventlog"
	| "chargingpoints"
	| "manuals"
	| "export"
)[];
/**
 * Name of a field: one of the product's for this list, or one under `fields`.
 */
export type FieldName = string;

export interface Shapes {
	flow: FlowDefinition;
	block: BlockDefinition;
	tenant: TenantDefinition;
	scenario: Scenario;
	"carry-mapping": CarryMapping;
}
/**
 * A flow: the steps of a process, who may see and edit them, their forms, and where completing leads.
 */
export interface FlowDefinition {
	/**
	 * Path of this schema, for editors.
	 */
	$schema?: string;
	/**
	 * Constant for the life of the flow.
	 */
	uuid: Uuid;
	/**
	 * A changed file needs a raised version; running processes stay on theirs.
	 */
	version: Version;
	/**
	 * Dutch name of the flow.
	 */
	label: string;
	/**
	 * For designers.
	 */
	description?: string;
	/**
	 * Named conditions, used as { "cond": name }; they may not refer to each other.
	 */
	conditions?: {
		[k: string]: Condition;
	};
	/**
	 * Names of the marks that effects may set and conditions may read.
	 */
	marks?: Name[];
	/**
	 * Where in the values the product finds the facts it treats specially.
	 */
	bindings: Bindings;
	/**
	 * The steps in their order.
	 *
	 * @minItems 1
	 */
	steps: Step[];
}
/**
 * Paths of what maps, panels, lists and rights read.
 */
export interface Bindings {
	/**
	 * Group of the selected location: the address fields and, where maps are to show it, Latitude, Longitude and version.
	 */
	location: FieldPath;
	/**
	 * Group of the alternative location out of the advice.
	 */
	alternativeLocation?: FieldPath;
	/**
	 * Field per stakeholder category; each holds a slug category|slug, or a name (namedStakeholders).
	 */
	stakeholders: {
		/**
		 * Field of the charge point operator.
		 */
		cpo?: FieldPath;
		/**
		 * Field of the municipality.
		 */
		municipality?: FieldPath;
		/**
		 * Field of the customer.
		 */
		customer?: FieldPath;
		/**
		 * Field of the contractor.
		 */
		contractor?: FieldPath;
		/**
		 * Field of the grid operator.
		 */
		gridoperator?: FieldPath;
	};
	/**
	 * Fields of files that belong to the version of the selected location: a new version without data has none, and an alternative that is selected brings its own.
	 */
	locationDocuments?: FieldPath[];
	/**
	 * Fields of the traffic decision; leave out when the flow has none.
	 */
	trafficDecision?: {
		/**
		 * Day of publication.
		 */
		publicationDate: FieldPath;
		/**
		 * End of the objection period.
		 */
		definitiveDate: FieldPath;
		/**
		 * Day it was marked irrevocable.
		 */
		confirmedDate: FieldPath;
		/**
		 * Boolean: there is no traffic decision.
		 */
		notApplicable?: FieldPath;
	};
	/**
	 * Stakeholder categories whose field holds the stakeholder's name, where the others hold its slug.
	 */
	namedStakeholders?: StakeholderCategory[];
	/**
	 * Stakeholder category that says whose process it is: its code is the geography code that people's roles are limited to.
	 */
	geography?: StakeholderCategory;
	/**
	 * Field whose value at the start begins the case reference. Leave out, or empty: the code of the municipality, or the tenant's acronym when there is none.
	 */
	caseReference?: FieldPath;
	/**
	 * Groups and fields that lists and reports read beside the location.
	 */
	summary?: FieldPath[];
	/**
	 * Step from which maps show the process as being realised.
	 */
	realisationStartsAt?: StepCode;
}
/**
 * One step of the flow, or a sub-step of one.
 */
export interface Step {
	/**
	 * Constant for the life of the step.
	 */
	uuid: Uuid;
	/**
	 * Short code, unique in the flow; part of the address of the step's screen.
	 */
	code: StepCode;
	/**
	 * Dutch name of the step.
	 */
	label: string;
	/**
	 * Version of the step, sent along in status and events.
	 */
	version: Version;
	/**
	 * Dutch explanation at the top of the step.
	 */
	description?: string;
	/**
	 * Who sees and who edits the step.
	 */
	access: Access;
	/**
	 * Parts of the screen, from top to bottom: a block or a section of the flow's own.
	 */
	sections: SectionReference[];
	/**
	 * Rules that completing (and correcting) the step must satisfy, besides those of its sections.
	 */
	complete?: StepRule[];
	/**
	 * Where completing leads: the first branch whose condition holds. Leave out: the following step.
	 *
	 * @minItems 1
	 */
	next?: Branch[];
	/**
	 * Sub-steps. The step completes when all that apply are completed.
	 */
	children?: Children;
	/**
	 * Only on a sub-step: it belongs to this process only while the condition holds.
	 */
	when?: Condition;
	/**
	 * Completing this step completes the process. Exactly one step carries it.
	 */
	final?: boolean;
	/**
	 * What changing this step (Wijzigen) does besides the reset.
	 */
	change?: {
		/**
		 * Carried out at the first save of the change.
		 */
		effects?: Effect[];
	};
	/**
	 * What a save causes that fills in a field which was empty, whether the step is completed with it or not, and corrected or not.
	 */
	entered?: {
		/**
		 * Field of this step.
		 */
		field: FieldPath;
		/**
		 * Carried out by that save.
		 *
		 * @minItems 1
		 */
		effects: Effect[];
	}[];
	/**
	 * What becomes of the fields that only this step shows, when the process passes it by after it was filled in. `clear`: they are emptied; the history keeps them. Leave out: they stay.
	 */
	onPass?: "clear";
	/**
	 * Outcomes given about the proposal in this step. They are emptied when the process is reset to an earlier step: nobody's approval is carried over to something they have not seen.
	 */
	outcomes?: FieldPath[];
}
/**
 * Who sees and who edits a step.
 */
export interface Access {
	/**
	 * Roles that may see the step and its data.
	 */
	read: Roles;
	/**
	 * Roles that may save and complete the step; they see it too.
	 */
	edit: Roles;
}
/**
 * Use of a shared block, with what this flow does otherwise.
 */
export interface BlockReference {
	/**
	 * Name of a file in schemas/blocks.
	 */
	block: SectionId;
	/**
	 * Id within the step. Leave out: the block's name.
	 */
	id?: SectionId;
	/**
	 * Shown only while this holds; instead of the block's own condition.
	 */
	when?: Condition;
	/**
	 * Roles that see it; instead of the block's own.
	 */
	roles?: Roles;
	/**
	 * Shown, never written by this step; instead of the block's own.
	 */
	readOnly?: boolean;
	/**
	 * Other names for groups and fields of the block, by their path in the block: for the same form in a group of another name. An override keeps to the block's names; everything else of the flow uses the new ones.
	 */
	rename?: {
		[k: string]: string;
	};
	/**
	 * Laid over the block's section as a JSON merge patch (RFC 7396): null removes. Sealed places may not be touched.
	 */
	override?: {};
}
/**
 * One part of a step's screen: a form, its hints and its rules.
 */
export interface SectionDefinition {
	/**
	 * Unique within the step.
	 */
	id: SectionId;
	/**
	 * Dutch heading of the part.
	 */
	title?: string;
	/**
	 * Dutch text under the heading.
	 */
	description?: string;
	/**
	 * Form of the section: an object schema rooted at the values of the process. Saving ignores required, minItems and minLength; completing demands them.
	 */
	schema: Form;
	/**
	 * How the form is drawn: hints nested as the schema is. Names under ui: belong to the field at that place.
	 */
	ui?: Ui;
	/**
	 * The section is shown, and its fields belong to the step, only while this holds. Leave out: always.
	 */
	when?: Condition;
	/**
	 * What becomes of the section's fields when it is not shown at a save.
	 */
	onHide?: OnHide;
	/**
	 * Roles that see the section at all. Leave out: everybody who sees the step.
	 */
	roles?: Roles;
	/**
	 * Shown, never written by this step.
	 */
	readOnly?: boolean;
	/**
	 * Conditions per field, by path.
	 */
	fields?: {
		[k: string]: FieldRule;
	};
	/**
	 * Values the system fills in, in this order.
	 */
	derived?: Derivation[];
	/**
	 * Rules that completing (and correcting) the step must satisfy.
	 */
	complete?: StepRule[];
	/**
	 * Rules for every save, complete or not.
	 */
	save?: StepRule[];
	/**
	 * What is implausible: said at the field without stopping anybody, and kept with the save that went on all the same.
	 */
	warn?: Warning[];
	/**
	 * Lists whose items come out of a list of an earlier step, by the path of the list. An item and the one it came out of have the same uuid.
	 */
	chains?: {
		[k: string]: Chain;
	};
	/**
	 * Fields whose value no other process of the tenant may have.
	 */
	unique?: UniqueField[];
	/**
	 * Fields a correction may not change although no condition reads them. Fields that a branch, a sub-step or a section's condition reads are found by the engine.
	 */
	steering?: FieldPath[];
}
/**
 * Conditions of one field.
 */
export interface FieldRule {
	/**
	 * Shown, and part of the step, only while this holds.
	 */
	when?: Condition;
	/**
	 * What becomes of the value when the field is not shown at a save.
	 */
	onHide?: OnHide;
	/**
	 * May be filled in only while this holds; shown all the same.
	 */
	enabledWhen?: Condition;
	/**
	 * Shown, never written.
	 */
	readOnly?: boolean;
	/**
	 * Roles that may change the field. Leave out: the step's editors.
	 */
	editRoles?: Roles;
}
/**
 * A value the system fills in. Without on it is computed at every save and nobody can type it; with on it is filled in when that field changes, and stays editable.
 */
export interface Derivation {
	/**
	 * Field that is filled in.
	 */
	field: FieldPath;
	/**
	 * What it is filled with; null empties it.
	 */
	value: Value;
	/**
	 * Fill in only when this field changes.
	 */
	on?: FieldPath;
	/**
	 * With on: follows that field until a person writes something else; emptied, it follows again. Without: filled in at every change of that field.
	 */
	proposal?: boolean;
	/**
	 * Fill in only while this holds.
	 */
	when?: Condition;
}
/**
 * A demand on the values, with its message.
 */
export interface StepRule {
	/**
	 * The rule is broken when this does not hold.
	 */
	unless: Condition;
	/**
	 * Where the message is shown. Leave out: above the form.
	 */
	field?: FieldPath;
	/**
	 * Dutch text for the person.
	 */
	message: string;
	/**
	 * Also demanded of a correction.
	 */
	correction?: boolean;
	/**
	 * Of a rule that completing demands: a save that does not complete goes through, and says this as a warning.
	 */
	warnAtSave?: boolean;
}
/**
 * Something implausible, with its message.
 */
export interface Warning {
	/**
	 * It is implausible when this does not hold. Also write what holds while a field is empty: nobody is warned about nothing.
	 */
	unless: Condition;
	/**
	 * Where the message is shown.
	 */
	field: FieldPath;
	/**
	 * Dutch text for the person.
	 */
	message: string;
}
/**
 * Where the items of a list come from. Removing an item there hides it here, with what was filled in kept.
 */
export interface Chain {
	/**
	 * List the items come out of.
	 */
	from: FieldPath;
	/**
	 * Only items of that list for which this holds; item reads such an item.
	 */
	when?: Condition;
	/**
	 * Fields of the item that are read there and never written here: a correction there shows here.
	 */
	read?: ItemFields;
	/**
	 * Fields that are copied from there when the item first appears, and are then free.
	 */
	prefill?: ItemFields;
	/**
	 * People may add items of their own.
	 */
	add?: boolean;
	/**
	 * The items appear when the step starts and are free from then on: they may be removed, and what happens there no longer matters.
	 */
	once?: boolean;
}
/**
 * A field whose value no other process of the tenant may have.
 */
export interface UniqueField {
	/**
	 * The field.
	 */
	field: FieldPath;
	/**
	 * Only processes with the same value here count. Leave out: all of the tenant's.
	 */
	within?: FieldPath;
	/**
	 * Dutch text for the person.
	 */
	message: string;
}
/**
 * One way on from a step.
 */
export interface Branch {
	/**
	 * Taken only when this holds. Leave out on the last branch.
	 */
	when?: Condition;
	/**
	 * Code of the step it leads to. Left out only when an effect cancels the process.
	 */
	to?: StepCode;
	/**
	 * Reset the process to that step, as changing it would, at once.
	 */
	restart?: boolean;
	/**
	 * What happens besides, in this order.
	 */
	effects?: Effect[];
	/**
	 * Dutch name for graphs and explanations.
	 */
	label?: string;
}
/**
 * Sub-steps: first in order, then every track side by side, each track in order.
 */
export interface Children {
	/**
	 * Sub-steps that come before the tracks, in order.
	 */
	first?: Step[];
	/**
	 * Tracks that are walked side by side.
	 */
	tracks: {
		/**
		 * Unique within the step.
		 */
		id: SectionId;
		/**
		 * Dutch name of the track.
		 */
		label: string;
		/**
		 * Sub-steps of the track, in order.
		 */
		steps: Step[];
	}[];
}
/**
 * A section that several flows share. A flow uses it with { "block": name } and may lay an override over it, except at the sealed places.
 */
export interface BlockDefinition {
	/**
	 * Path of this schema, for editors.
	 */
	$schema?: string;
	/**
	 * Name flows refer to; also the name of the file.
	 */
	name: SectionId;
	/**
	 * For designers, in English: what the block is for, and what an override usually changes. Users never see it.
	 */
	summary: string;
	/**
	 * Places in the block that an override may not touch, nor anything in them: names with dots between.
	 */
	sealed?: string[];
	title?: SectionTitle;
	description?: SectionDescription;
	schema: SectionSchema;
	ui?: SectionUi;
	when?: SectionWhen;
	onHide?: SectionOnHide;
	roles?: SectionRoles;
	readOnly?: SectionReadOnly;
	fields?: SectionFields;
	derived?: SectionDerived;
	complete?: SectionComplete;
	save?: SectionSave;
	warn?: SectionWarn;
	chains?: SectionChains;
	unique?: SectionUnique;
	steering?: SectionSteering;
}
/**
 * Conditions per field, by path.
 */
export interface SectionFields {
	[k: string]: FieldRule;
}
/**
 * Lists whose items come out of a list of an earlier step, by the path of the list. An item and the one it came out of have the same uuid.
 */
export interface SectionChains {
	[k: string]: Chain;
}
/**
 * What one tenant does otherwise than another: names, colours, rights, lists and flags. Its steps come from its flow.
 */
export interface TenantDefinition {
	/**
	 * Path of this schema, for editors.
	 */
	$schema?: string;
	/**
	 * Name of the tenant in addresses; also the name of its folder.
	 */
	slug: Slug;
	/**
	 * Name of the tenant; the same as the slug where records and tokens carry it.
	 */
	name: string;
	/**
	 * Name people read. Leave out: the acronym.
	 */
	label?: string;
	/**
	 * Short name.
	 */
	acronym: string;
	/**
	 * How lists are exported as a spreadsheet.
	 */
	export?: {
		/**
		 * formatted: written as 1234 AB. stored: left as they were filled in.
		 */
		postalCodes?: "formatted" | "stored";
	};
	/**
	 * Title of the browser tab.
	 */
	pageTitle: string;
	/**
	 * Address of the tenant's site; the host tells the tenant. Empty: no host of its own.
	 */
	baseUrl?: string;
	/**
	 * Tenant of calls and people that name none. Where there are several tenants, exactly one carries it.
	 */
	default?: boolean;
	/**
	 * E-mail address of support, in the footer.
	 */
	supportAddress: string;
	/**
	 * Colours and logo.
	 */
	theme: Theme;
	/**
	 * Uuid of the flow that new processes start with.
	 */
	flow: Uuid;
	/**
	 * Per attribute, the roles that have it. An attribute that is left out is nobody's.
	 */
	access: {
		/**
		 * See the requests.
		 */
		requestlist?: Roles;
		/**
		 * See where requests are, and nothing more of them.
		 */
		requestlocations?: Roles;
		/**
		 * See the realisation processes.
		 */
		realisationlist?: Roles;
		/**
		 * See the list of charging locations.
		 */
		locationlist?: Roles;
		/**
		 * Start a realisation process.
		 */
		realisationbtn?: Roles;
		/**
		 * Write comments on requests.
		 */
		requestcomment?: Roles;
		/**
		 * Write comments on processes.
		 */
		realisationcomment?: Roles;
		/**
		 * Put on hold, resume, cancel and restore.
		 */
		canChangeStatus?: Roles;
		/**
		 * Set the status of comments; delete those on requests.
		 */
		canChangeCommentStatus?: Roles;
		/**
		 * Edit and delete the comments of others.
		 */
		canModerateComments?: Roles;
		/**
		 * Mark a traffic decision irrevocable, and undo that.
		 */
		canConfirmTrafficDecisions?: Roles;
		/**
		 * Use the debugger.
		 */
		canAccessDebugger?: Roles;
		/**
		 * Have top and side views made.
		 */
		automatedViews?: Roles;
		/**
		 * Download a generated start document.
		 */
		generateStartDoc?: Roles;
		/**
		 * Manage the configuration.
		 */
		admin?: Roles;
		/**
		 * See the reports.
		 */
		reporting?: Roles;
		/**
		 * See the reports for customers.
		 */
		customerreports?: Roles;
		/**
		 * See the events of a process.
		 */
		eventlog?: Roles;
		/**
		 * See charging points on maps.
		 */
		chargingpoints?: Roles;
		/**
		 * Read the manuals.
		 */
		manuals?: Roles;
		/**
		 * Export lists.
		 */
		export?: Roles;
	};
	/**
	 * Roles that judge requests.
	 */
	judges?: Roles;
	/**
	 * Filters of the realisation list, in the order of the tabs. The first is the one the bare list goes to.
	 *
	 * @minItems 1
	 *
	 * Items: A filter.
	 */
	filterWords: {
		/**
		 * Word in the address.
		 */
		word: string;
		/**
		 * Dutch label of the tab.
		 */
		label: string;
		/**
		 * What is listed.
		 */
		category: "active" | "municipality" | "cpo" | "onhold" | "completed" | "cancelled";
		/**
		 * Other words that redirect to this one.
		 */
		aliases?: string[];
	}[];
	/**
	 * Types a process can have; the first is the default.
	 *
	 * @minItems 1
	 *
	 * Items: A process type.
	 */
	processTypes: {
		/**
		 * Stored value.
		 */
		value: string;
		/**
		 * Dutch label.
		 */
		text: string;
		/**
		 * Context of the type: its subtype, and what else lists show.
		 */
		meta?: {
			/**
			 * Subtype that processes of this type get.
			 */
			subtype?: string;
			[k: string]: string | number | boolean | undefined;
		};
	}[];
	/**
	 * Reasons to put a process on hold.
	 *
	 * @minItems 1
	 */
	onHoldReasons: Reason[];
	/**
	 * Reasons to cancel a process.
	 *
	 * @minItems 1
	 */
	cancelReasons: Reason[];
	/**
	 * Reasons of a judgement on a request.
	 *
	 * Items: A reason of a judgement.
	 */
	reasonOptions?: {
		/**
		 * Status it belongs to: 3 accepted, 4 rejected, 5 removed.
		 */
		status: 3 | 4 | 5;
		/**
		 * Stored value.
		 */
		value: string;
		/**
		 * Dutch text.
		 */
		text: string;
		/**
		 * Short Dutch text for lists.
		 */
		short?: string;
		/**
		 * The judge types a text of their own.
		 */
		custom?: boolean;
		/**
		 * Dutch text in the empty field of a custom reason.
		 */
		placeholder?: string;
	}[];
	/**
	 * How requests come into the tenant.
	 */
	requests?: RequestsDefinition;
	/**
	 * What stands in the start document that the product makes of a process. Left out: schemas/start-document.json.
	 */
	startDocument?: StartDocumentDefinition;
	/**
	 * Monitoring data of charging locations.
	 */
	monitoring?: {
		/**
		 * Offered in the request detail.
		 */
		enabled: boolean;
		/**
		 * Occupancy above which a location counts as busy.
		 */
		limit: number;
		/**
		 * The same for the chart of one charging point.
		 */
		chartLimit?: number;
	};
	/**
	 * Search in the lists.
	 */
	search: {
		/**
		 * What is searched.
		 *
		 * @minItems 1
		 */
		keys: (
			| "reference"
			| "name"
			| "address"
			| "postalCode"
			| "city"
			| "municipality"
			| "statusLabel"
			| "contractor"
			| "gridOperator"
			| "buildingCode"
			| "pid"
			| "customer"
			| "region"
		)[];
		/**
		 * Dutch text in the empty search field.
		 */
		placeholder: string;
	};
	/**
	 * Municipalities of the tenant.
	 *
	 * Items: A municipality.
	 */
	municipalityOptions?: {
		/**
		 * Official code.
		 */
		value: GeographyCode;
		/**
		 * Name.
		 */
		text: string;
		/**
		 * Shown, not offered.
		 */
		disabled?: boolean;
	}[];
	/**
	 * Municipality a new process starts with.
	 */
	municipalityDefault?: GeographyCode;
	/**
	 * Slug of the grid operator per municipality code; fills in the field, which stays editable.
	 */
	gridOperatorsByMunicipalityCode?: {
		[k: string]: StakeholderSlug;
	};
	/**
	 * Slug of the contractor per municipality code; fills in the field, which stays editable.
	 */
	contractorsByMunicipalityCode?: {
		[k: string]: StakeholderSlug;
	};
	/**
	 * Contractors the tenant starts with.
	 */
	contractors?: ListEntry[];
	/**
	 * Stakeholders the tenant starts with; people add others.
	 *
	 * Items: A stakeholder.
	 */
	stakeholders?: {
		/**
		 * What it is.
		 */
		category: "cpo" | "municipality" | "customer" | "contractor" | "gridoperator";
		/**
		 * Unique in the tenant; a municipality's ends in its geography code.
		 */
		slug: StakeholderSlug;
		/**
		 * Name people read.
		 */
		name: string;
		/**
		 * Offered.
		 */
		enabled: boolean;
	}[];
	/**
	 * Tags the tenant starts with.
	 */
	tags?: ListEntry[];
	/**
	 * PIDs the tenant starts with.
	 */
	pids?: ListEntry[];
	/**
	 * Maps.
	 */
	map: {
		/**
		 * Where a map without a location starts.
		 */
		center: {
			/**
			 * Degrees north.
			 */
			latitude: number;
			/**
			 * Degrees east.
			 */
			longitude: number;
		};
		/**
		 * Zoom a map starts with.
		 */
		zoom: number;
		/**
		 * South-west and north-east corner of the map, each [latitude, longitude].
		 *
		 * @minItems 2
		 * @maxItems 2
		 */
		bounds: number[][];
		/**
		 * Countries the address search is limited to.
		 *
		 * @minItems 1
		 */
		countries: ("nl" | "be")[];
		/**
		 * Language of what the map says, for screen readers.
		 */
		language?: "nl";
		/**
		 * Who is thanked for the map without tiles. Left out: the sources of its Dutch part.
		 */
		backgroundAttribution?: string;
		/**
		 * Areas with a permit, which the map of a request can show: a GeoJSON file in the tenant's folder, or the address of one. Left out: no such layer.
		 */
		areaLayer?: string;
		/**
		 * Whether the map of a request shows the realisation processes too.
		 */
		realisationLayer?: boolean;
		/**
		 * Import source whose charging locations tell type and phase in their popup. Left out: none does.
		 */
		importSource?: string;
	};
	/**
	 * Diameter in metres of the circle around the chosen place in which charging points are shown.
	 */
	locationPickerDiameter?: number;
	/**
	 * What the benchmark can be split by.
	 */
	benchmarkMenu?: ("municipality" | "gridoperator" | "contractor" | "type" | "NumberOfChargingStations")[];
	/**
	 * Reports of this tenant, with their menu. Left out: the product's own (schemas/reports.json); a property that is left out is the product's.
	 */
	reports?: {
		/**
		 * Menu of the reports, in segments.
		 *
		 * @minItems 1
		 */
		menu?: ReportSegment[];
		/**
		 * Years of creation that reports can be limited to, besides all.
		 */
		years?: number[];
		/**
		 * What is added up over processes, by name.
		 */
		measures?: {
			[k: string]: ReportMeasure;
		};
	};
	/**
	 * Rounds in which charging locations were selected beforehand; leave out when the tenant has none.
	 */
	proactiveRounds?: string[];
	/**
	 * The planned date may be reset to Cancelled.
	 */
	canResetDateValue?: boolean;
	/**
	 * Processes share the charging locations: cancelling frees the location, and restoring is refused when it is rejected or taken.
	 */
	sharedLocations?: boolean;
	/**
	 * paged: lists are loaded page by page. whole: at once.
	 */
	loading?: "paged" | "whole";
	/**
	 * Milliseconds between automatic synchronisations.
	 */
	syncIntervalMs?: number;
	/**
	 * Menu of the manuals. Left out: the one of schemas/manuals.json. The text of a page is manuals/<slug>.md in the tenant's folder, else the product's own of schemas/manuals/.
	 */
	manuals?: {
		/**
		 * Parts of the menu, each under its own heading.
		 *
		 * @minItems 1
		 *
		 * Items: A part of the menu.
		 */
		segments: {
			/**
			 * Dutch heading. A part of which the reader may see no page is left out.
			 */
			title: string;
			/**
			 * Pages of the part, in their order.
			 *
			 * @minItems 1
			 */
			pages: ManualPage[];
		}[];
	};
	/**
	 * Guided tour.
	 */
	tour?: {
		/**
		 * Shown once to every person.
		 */
		enabled: boolean;
		/**
		 * Day of the tour; people who saw it earlier see it again.
		 */
		date?: string;
		/**
		 * What the tour tells, in order.
		 *
		 * Items: A step of the tour.
		 */
		steps?: {
			/**
			 * Dutch heading.
			 */
			title: string;
			/**
			 * Dutch text.
			 */
			text: string;
			/**
			 * Told to who has one of these attributes. Left out: to everybody.
			 */
			needs?: Attributes;
			/**
			 * Slug of the manual page that tells more.
			 */
			manual?: PageSlug;
		}[];
	};
	/**
	 * What this tenant's lists have otherwise than the product's own.
	 */
	lists?: {
		/**
		 * The list of realisation processes.
		 */
		realisations?: ListDefinition;
		/**
		 * The list of requests.
		 */
		requests?: ListDefinition;
		/**
		 * The list of charging locations.
		 */
		locations?: ListDefinition;
	};
	/**
	 * Option lists of the tenant's own, by name, for fields whose options are not the flow's.
	 */
	options?: {
		[k: string]: Option[];
	};
	/**
	 * User texts that replace the product's, by their key.
	 */
	texts?: {
		[k: string]: string;
	};
	/**
	 * What demonstration runs add.
	 */
	demo?: {
		/**
		 * Accounts anybody may sign in with on a demonstration.
		 *
		 * Items: An account.
		 */
		accounts: {
			/**
			 * E-mail address, the name to sign in with.
			 */
			email: string;
			/**
			 * Name people read.
			 */
			name: string;
			/**
			 * Per role, the geography codes it holds for, or the names of the customers; * means all.
			 */
			roles: {
				/**
				 * @minItems 1
				 */
				[k: string]: string[];
			};
			/**
			 * False for who is to see the terms of use first.
			 */
			termsAccepted?: boolean;
		}[];
	};
}
/**
 * Colours and logo.
 */
export interface Theme {
	/**
	 * Colour of the strip and the logo.
	 */
	brand: Colour;
	/**
	 * Colour of buttons, links and controls.
	 */
	action: Colour;
	/**
	 * File in the tenant's folder.
	 */
	logo: string;
	/**
	 * Dutch text of the logo for who cannot see it.
	 */
	logoAlt: string;
	/**
	 * Width of the logo in the bar, in pixels.
	 */
	logoWidth?: number;
	/**
	 * Width of the tenant's image on the start document, in pixels of 1/96 inch. Left out: as its height of 32 gives.
	 */
	imageWidth?: number;
}
/**
 * A reason.
 */
export interface Reason {
	/**
	 * Stored value.
	 */
	value: string;
	/**
	 * Dutch label.
	 */
	text: string;
	/**
	 * Valid, but only the system gives it; people are not offered it.
	 */
	automatic?: boolean;
}
/**
 * How requests come into a tenant, and what their page tells of them.
 */
export interface RequestsDefinition {
	/**
	 * How the requests of this tenant's sources are read. Only what differs from the shared normaliser.
	 */
	normaliser?: Normaliser;
	/**
	 * Tables on the page of a request, in order. Left out: the product's own, schemas/request-information.json.
	 *
	 * @minItems 1
	 */
	information?: InformationTable[];
}
/**
 * Reads requests of other shapes into the one that is stored.
 */
export interface Normaliser {
	/**
	 * Per field as it is stored, where a source has it. What is named here goes before the shared rule of the field; an empty list of places: it is never read.
	 */
	fields?: {
		/**
		 * The source's own reference; tells the request from every other one of the tenant.
		 */
		externalRef?: PlainRule;
		/**
		 * Number of the status: 2 open, 3 accepted, 4 rejected, 5 removed.
		 */
		status?: StatusRule;
		/**
		 * Code or name of the municipality.
		 */
		geographyCode?: PlainRule;
		/**
		 * Latitude, degrees.
		 */
		"coordinates.lat"?: PlainRule;
		/**
		 * Longitude, degrees.
		 */
		"coordinates.lng"?: PlainRule;
		/**
		 * The address was looked up, and nothing was found.
		 */
		"coordinates.nomatch"?: FlagRule;
		/**
		 * When the applicant sent it.
		 */
		submitted_at?: PlainRule;
		/**
		 * When the source made it.
		 */
		created_at?: PlainRule;
		/**
		 * When it was judged.
		 */
		processed_at?: PlainRule;
		/**
		 * Number of the status that a judgement gave; with 2 it is none. Read inside a judgement.
		 */
		"judgement.id"?: StatusRule;
		/**
		 * Reason of a judgement: its value or its text. Read inside a judgement.
		 */
		"judgement.reason"?: TextRule;
		/**
		 * Words of the judge. Read inside a judgement.
		 */
		"judgement.remarks"?: TextRule;
		/**
		 * When a judgement was given; the latest one counts. Read inside a judgement.
		 */
		"judgement.processed_at"?: PlainRule;
		/**
		 * Street of the place that is asked for.
		 */
		"address.street"?: PlainRule;
		/**
		 * House number; a suffix behind it is taken apart.
		 */
		"address.streetNumber"?: PlainRule;
		/**
		 * Suffix of the house number.
		 */
		"address.streetNumberSuffix"?: PlainRule;
		/**
		 * Postal code.
		 */
		"address.postalCode"?: PlainRule;
		/**
		 * City.
		 */
		"address.city"?: PlainRule;
		/**
		 * Country.
		 */
		"address.country"?: TextRule;
		/**
		 * Name of the municipality; without it, that of the code.
		 */
		"address.municipality"?: PlainRule;
		/**
		 * Full name.
		 */
		"contact.name"?: TextRule;
		/**
		 * Telephone number.
		 */
		"contact.phone"?: TextRule;
		/**
		 * E-mail address.
		 */
		"contact.email"?: TextRule;
		/**
		 * Initials.
		 */
		"contact.initials"?: TextRule;
		/**
		 * Surname.
		 */
		"contact.surname"?: TextRule;
		/**
		 * Form of address.
		 */
		"contact.title"?: TextRule;
		/**
		 * First name.
		 */
		"contact.firstname"?: TextRule;
		/**
		 * Street where the applicant lives.
		 */
		"contact.street"?: TextRule;
		/**
		 * House number of the applicant.
		 */
		"contact.streetnumber"?: TextRule;
		/**
		 * Suffix of it.
		 */
		"contact.streetsuffix"?: TextRule;
		/**
		 * Postal code of the applicant.
		 */
		"contact.postalCode"?: TextRule;
		/**
		 * City of the applicant.
		 */
		"contact.city"?: TextRule;
		/**
		 * Municipality of the applicant.
		 */
		"contact.municipality"?: TextRule;
		/**
		 * Brand of the vehicle, as said with the request.
		 */
		"additional.vehicle.brand"?: TextRule;
		/**
		 * Model of the vehicle, as said with the request.
		 */
		"additional.vehicle.model"?: TextRule;
		/**
		 * Day the vehicle was or will be bought.
		 */
		"additional.vehicle.purchaseDate"?: PlainRule;
		/**
		 * Has a parking permit.
		 */
		"additional.parkingspot.permit"?: FlagRule;
		/**
		 * Has a parking space of his or her own.
		 */
		"additional.parkingspot.reservedspot"?: FlagRule;
		/**
		 * Charges at night.
		 */
		"additional.context.chargingtime.night"?: FlagRule;
		/**
		 * Charges in the morning.
		 */
		"additional.context.chargingtime.morning"?: FlagRule;
		/**
		 * Charges in the afternoon.
		 */
		"additional.context.chargingtime.afternoon"?: FlagRule;
		/**
		 * Charges in the evening.
		 */
		"additional.context.chargingtime.evening"?: FlagRule;
		/**
		 * The applicant's words on where the charging point should come.
		 */
		"additional.location"?: TextRule;
		/**
		 * Number of the dossier at the source.
		 */
		"additional.dossierID"?: TextRule;
		/**
		 * Brand of the vehicle.
		 */
		"vehicle.brand"?: TextRule;
		/**
		 * Model of the vehicle.
		 */
		"vehicle.model"?: TextRule;
		/**
		 * Number plate.
		 */
		"vehicle.numberplate"?: PlainRule;
		/**
		 * Has the parking permit that the tenant asks for.
		 */
		"softrequirements.parkingpermit"?: FlagRule;
		/**
		 * Has no parking space but the street, or has one: as the source means it.
		 */
		"softrequirements.parkingspot"?: FlagRule;
		/**
		 * Files about the vehicle.
		 */
		"docs.vehicle"?: FilesRule;
		/**
		 * Files about the parking space.
		 */
		"docs.parkingspot"?: FilesRule;
		/**
		 * Tags, by uuid or label.
		 */
		Tags?: PlainRule;
		/**
		 * The applicant's remarks.
		 */
		"raw.remarks"?: TextRule;
		/**
		 * Number of the hours in which the applicant mostly charges.
		 */
		"raw.timeslot"?: TimeslotRule;
	};
	/**
	 * Where judgements are, the first place that holds any: one, or a list of which the latest counts. In place of the shared ones. "." is the request itself, for a source that has its judgement beside the other fields.
	 *
	 * @maxItems 20
	 */
	judgements?: SourcePath[];
}
/**
 * A field that is read as it is.
 */
export interface PlainRule {
	/**
	 * Where the value is, the first place that holds one: a path of names with dots ("contact.email"), or the name of a column as it stands. A number is a place in a list.
	 *
	 * @maxItems 20
	 */
	from: SourcePath[];
}
/**
 * A status.
 */
export interface StatusRule {
	/**
	 * Where the value is, the first place that holds one: a path of names with dots ("contact.email"), or the name of a column as it stands. A number is a place in a list.
	 *
	 * @maxItems 20
	 */
	from: SourcePath[];
	/**
	 * What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.
	 */
	values?: {
		[k: string]: 2 | 3 | 4 | 5 | null;
	};
}
/**
 * A yes or no. Understood without being named: true and false, ja and nee, yes and no, 1 and 0.
 */
export interface FlagRule {
	/**
	 * Where the value is, the first place that holds one: a path of names with dots ("contact.email"), or the name of a column as it stands. A number is a place in a list.
	 *
	 * @maxItems 20
	 */
	from: SourcePath[];
	/**
	 * What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.
	 */
	values?: {
		[k: string]: boolean | null;
	};
}
/**
 * A text.
 */
export interface TextRule {
	/**
	 * Where the value is, the first place that holds one: a path of names with dots ("contact.email"), or the name of a column as it stands. A number is a place in a list.
	 *
	 * @maxItems 20
	 */
	from: SourcePath[];
	/**
	 * What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.
	 */
	values?: {
		[k: string]: string | null;
	};
}
/**
 * A list of files: uuids, or objects that hold one.
 */
export interface FilesRule {
	/**
	 * Where the value is, the first place that holds one: a path of names with dots ("contact.email"), or the name of a column as it stands. A number is a place in a list.
	 *
	 * @maxItems 20
	 */
	from: SourcePath[];
	/**
	 * Name of the uuid in an object of the list.
	 */
	item?: string;
	/**
	 * Of the objects of the list only those with this value under this name, where one list holds the files of every category.
	 */
	where?: {
		/**
		 * Name in an object of the list.
		 */
		name: string;
		/**
		 * Its value.
		 */
		value: string;
	};
}
/**
 * A timeslot.
 */
export interface TimeslotRule {
	/**
	 * Where the value is, the first place that holds one: a path of names with dots ("contact.email"), or the name of a column as it stands. A number is a place in a list.
	 *
	 * @maxItems 20
	 */
	from: SourcePath[];
	/**
	 * What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.
	 */
	values?: {
		[k: string]: 0 | 1 | 2 | 3 | null;
	};
}
/**
 * A table on the page of a request.
 */
export interface InformationTable {
	/**
	 * Dutch heading.
	 */
	title: string;
	/**
	 * Its rows, in order.
	 *
	 * @minItems 1
	 */
	rows: InformationRow[];
}
/**
 * A row of a table on the page of a request.
 */
export interface InformationRow {
	/**
	 * Dutch name of what stands in it.
	 */
	label: string;
	/**
	 * What of the request it shows.
	 */
	field:
		| "ref"
		| "case_ref"
		| "geographyCode"
		| "submitted_at"
		| "created_at"
		| "processed_at"
		| "summary.name"
		| "summary.address"
		| "address.street"
		| "address.streetNumber"
		| "address.streetNumberSuffix"
		| "address.postalCode"
		| "address.city"
		| "address.country"
		| "address.municipality"
		| "contact.name"
		| "contact.phone"
		| "contact.email"
		| "contact.initials"
		| "contact.surname"
		| "contact.title"
		| "contact.firstname"
		| "contact.street"
		| "contact.streetnumber"
		| "contact.streetsuffix"
		| "contact.postalCode"
		| "contact.city"
		| "contact.municipality"
		| "additional.vehicle.brand"
		| "additional.vehicle.model"
		| "additional.vehicle.purchaseDate"
		| "additional.parkingspot.permit"
		| "additional.parkingspot.reservedspot"
		| "additional.context.chargingtime"
		| "additional.location"
		| "additional.dossierID"
		| "vehicle.brand"
		| "vehicle.model"
		| "vehicle.numberplate"
		| "softrequirements.parkingpermit"
		| "softrequirements.parkingspot"
		| "raw.remarks"
		| "raw.timeslot";
	/**
	 * How it is written: a text, an instant, a day, yes or no, the hours of a timeslot, the hours of the parts of the day, or a text that can be written or called to. A missing instant or day is 'Onbekend'.
	 */
	kind?: "text" | "date" | "day" | "flag" | "timeslot" | "hours" | "email" | "phone";
}
/**
 * What stands in the start document that the product makes of a process, section after section. A row or a section that the flow has nothing for is left out, so that one description serves every flow.
 */
export interface StartDocumentDefinition {
	/**
	 * Dutch title on the first page.
	 */
	title?: string;
	/**
	 * Its sections, in order.
	 *
	 * @minItems 1
	 * @maxItems 30
	 */
	sections: DocumentSection[];
}
/**
 * A heading with a table, a map, pictures, or several of them.
 */
export interface DocumentSection {
	/**
	 * Dutch heading.
	 */
	title: string;
	/**
	 * Rows of its table, in order.
	 *
	 * @minItems 1
	 * @maxItems 60
	 */
	rows?: DocumentRow[];
	/**
	 * A map of the proposed location under the table.
	 */
	map?: boolean;
	/**
	 * Category of the files whose pictures are shown. Upper and lower case are alike.
	 */
	pictures?: string;
}
/**
 * What the process itself says.
 */
export interface FactRow {
	/**
	 * What the process itself says: its references, type and step, how many requests are connected, where it is, when it began and when the document was made.
	 */
	fact: "case-reference" | "reference" | "process-type" | "step" | "requests" | "address" | "coordinates" | "started-on" | "made-on";
	/**
	 * Dutch label in place of its own.
	 */
	label?: string;
}
/**
 * One field of the flow.
 */
export interface FieldRow {
	/**
	 * Path of a field of the flow. Its label and its way of being written are those of the form.
	 */
	field: FieldPath;
	/**
	 * Dutch label in place of its own.
	 */
	label?: string;
}
/**
 * A row for every field of a group that people see.
 */
export interface GroupRow {
	/**
	 * Path of a group of the flow: a row for every field in it that people see.
	 */
	group: FieldPath;
}
/**
 * A row for every stakeholder.
 */
export interface PartiesRow {
	/**
	 * Stakeholders of these categories by name, each with the label of its field.
	 *
	 * @minItems 1
	 */
	parties: ("cpo" | "municipality" | "customer" | "contractor" | "gridoperator")[];
}
/**
 * An entry of a list that administrators manage.
 */
export interface ListEntry {
	/**
	 * Constant for the life of the entry.
	 */
	uuid: Uuid;
	/**
	 * Dutch label.
	 */
	label: string;
	/**
	 * Offered.
	 */
	enabled: boolean;
	/**
	 * Instant of removal in milliseconds since 1970, or null.
	 */
	deleted_at?: number | null;
	/**
	 * Of a tag: it may be given to requests.
	 */
	request?: boolean;
	/**
	 * Of a tag: it may be given to processes.
	 */
	process?: boolean;
}
/**
 * A part of the menu of reports.
 */
export interface ReportSegment {
	/**
	 * Dutch heading; none when left out.
	 */
	label?: string;
	/**
	 * Reports, in order.
	 *
	 * @minItems 1
	 */
	items: ReportItem[];
}
/**
 * A report: a page with an address of its own.
 */
export interface ReportItem {
	/**
	 * Name of the page's route.
	 */
	name: string;
	/**
	 * Last word of its address.
	 */
	path: string;
	/**
	 * Dutch name, in the menu and as heading.
	 */
	label: string;
	/**
	 * What it works out. key-metrics, judgements, process-status, benchmark: as they are. totals: the tables under `tables`.
	 */
	report: "key-metrics" | "judgements" | "process-status" | "benchmark" | "totals";
	/**
	 * Attribute of the access map that somebody needs besides `reporting`.
	 */
	access?: string;
	/**
	 * Tables of a report of totals.
	 *
	 * @minItems 1
	 */
	tables?: ReportTable[];
	/**
	 * Rows a page.
	 */
	pageSize?: number;
}
/**
 * A table of totals: a row for each value of the fields in `by`, a column for each measure. With `across` there is a column for each value of that field, and the reader chooses between the measures.
 */
export interface ReportTable {
	/**
	 * Dutch heading.
	 */
	label: string;
	/**
	 * Fields of the realisation list that make the rows.
	 *
	 * @minItems 1
	 * @maxItems 3
	 */
	by: string[];
	/**
	 * Field of the realisation list that makes the columns.
	 */
	across?: string;
	/**
	 * Names of measures.
	 *
	 * @minItems 1
	 */
	measures: string[];
}
/**
 * What is added up: processes, or numbers in them.
 */
export interface ReportMeasure {
	/**
	 * Dutch heading of its column.
	 */
	label: string;
	/**
	 * Paths in the record whose numbers are added up. Left out: the processes are counted.
	 *
	 * @minItems 1
	 */
	sum?: string[];
	/**
	 * Path in the record; only processes with a value there count.
	 */
	filled?: string;
}
/**
 * A page of the manuals.
 */
export interface ManualPage {
	/**
	 * Name of the page in its address, and of its file without .md.
	 */
	slug: PageSlug;
	/**
	 * Dutch title, in the menu and above the page.
	 */
	title: string;
	/**
	 * Attributes of which the reader needs one, besides manuals. Left out: none.
	 */
	needs?: Attributes;
	/**
	 * Other slugs that lead to the page.
	 */
	aliases?: PageSlug[];
	/**
	 * Addresses on which the help sign leads to the page: those that begin so, * for any one part. The longest that fits counts.
	 */
	helps?: string[];
}
/**
 * A list: which columns, filters and tabs its table has. The product's own lists are in schemas/lists; what a tenant says takes the place of that, property by property, but fields and layouts are taken together by name.
 */
export interface ListDefinition {
	/**
	 * Path of this schema, for editors.
	 */
	$schema?: string;
	/**
	 * Dutch heading of the page.
	 */
	label?: string;
	/**
	 * What columns and filters can show, by name. A name of the product's gets another label or word; any other name is a field of the list's own, found in the record by its path.
	 */
	fields?: {
		[k: string]: ListField;
	};
	/**
	 * Sets of columns to choose from; the first is the one a person starts with.
	 *
	 * @minItems 1
	 */
	layouts?: ListLayout[];
	/**
	 * Columns of the exported sheet; those of the layout in view when left out.
	 *
	 * @minItems 1
	 */
	sheet?: ListColumn[];
	/**
	 * Filters, in order.
	 */
	filters?: ListFilter[];
	/**
	 * Tabs above the list. The realisation list takes them from filterWords.
	 */
	categories?: ListCategory[];
	/**
	 * Rows a page at first.
	 */
	pageSize?: number;
	/**
	 * Rows a page to choose from.
	 *
	 * @minItems 1
	 */
	pageSizes?: number[];
	/**
	 * Order at first.
	 */
	sort?: {
		field: FieldName;
		/**
		 * Highest first.
		 */
		descending?: boolean;
	};
	/**
	 * Pixels: on a narrower screen the table scrolls sideways.
	 */
	minWidth?: number;
	/**
	 * Pixels: on a wider screen the table stays this wide.
	 */
	maxWidth?: number;
}
/**
 * One field of a list.
 */
export interface ListField {
	/**
	 * Dutch name, above the column and at the filter.
	 */
	label?: string;
	/**
	 * Name in the address. The field's own when left out.
	 */
	word?: string;
	/**
	 * Where the value is in the record: names with dots between. Only for a field of the list's own.
	 */
	path?: string;
	/**
	 * How the value reads, sorts and filters. Only for a field of the list's own.
	 */
	kind?: "text" | "number" | "date" | "instant" | "option" | "flag";
	/**
	 * Where the labels of an option come from: pids, municipalities, or a list under the tenant's options. The form that declares the field when left out, and without one the value itself.
	 */
	options?: string;
}
/**
 * A set of columns. One with the name of a layout of the product's takes its place, or adds to it.
 */
export interface ListLayout {
	/**
	 * In the address.
	 */
	name: string;
	/**
	 * Dutch name, to choose it by.
	 */
	label?: string;
	/**
	 * Attribute of the access map that somebody needs for it; without one everybody who sees the list has it.
	 */
	access?: string;
	/**
	 * Its columns, in order.
	 *
	 * @minItems 1
	 */
	columns?: ListColumn[];
	/**
	 * Columns besides those of the product's layout of this name.
	 *
	 * @minItems 1
	 */
	add?: ListColumn[];
}
/**
 * A column.
 */
export interface ListColumn {
	field: FieldName;
	/**
	 * Dutch heading in place of the field's label.
	 */
	label?: string;
	/**
	 * On the screen pixels, in a sheet characters. As wide as what is in it when left out.
	 */
	width?: number;
	/**
	 * Whether it is in the exported sheet too.
	 */
	export?: boolean;
	/**
	 * Field of the column it follows, where it is added to a layout of the product's; last when left out.
	 */
	after?: string;
}
/**
 * A filter. Texts hold when they are contained, tags when all chosen ones are there, anything else when it is equal.
 */
export interface ListFilter {
	field: FieldName;
	/**
	 * Dutch name in place of the field's label.
	 */
	label?: string;
	/**
	 * More than one value can be chosen; a row holds when it has one of them.
	 */
	multiple?: boolean;
	/**
	 * Stands under 'Meer filters', for what is seldom asked.
	 */
	more?: boolean;
}
/**
 * A tab.
 */
export interface ListCategory {
	/**
	 * In the address.
	 */
	word: string;
	/**
	 * Dutch label.
	 */
	label: string;
	field?: FieldName;
	/**
	 * Values of that field that are listed; without a field everything is.
	 *
	 * @minItems 1
	 */
	values?: string[];
	/**
	 * Layout the tab is shown in.
	 */
	layout?: string;
	/**
	 * The tab the bare list opens.
	 */
	default?: boolean;
}
/**
 * One choice of a list.
 */
export interface Option {
	/**
	 * Stored value.
	 */
	const: string | number | boolean;
	/**
	 * Dutch label; empty only for the choice of nothing, whose value is empty too.
	 */
	title: string;
	/**
	 * No longer offered; stays valid where it was chosen, shown with ' (inactief)'.
	 */
	"x-inactive"?: boolean;
}
/**
 * A story that a flow must tell: who does what, and what must be so afterwards. Run by npm run flow -- test.
 */
export interface Scenario {
	/**
	 * Path of this schema, for editors.
	 */
	$schema?: string;
	/**
	 * What the scenario shows, as the title of a test.
	 */
	name: string;
	/**
	 * Why it matters, for designers.
	 */
	description?: string;
	/**
	 * Walked in a browser too, at the tenant's own screens, by the demo accounts that hold the roles. Every tenant marks at least one scenario: the one from the start to the final step.
	 */
	journey?: boolean;
	/**
	 * The process before the first instruction. Leave out: the tenant's first process type, started on 2026-01-05.
	 */
	given?: {
		/**
		 * Process type.
		 */
		type?: string;
		/**
		 * Subtype.
		 */
		subtype?: string | null;
		/**
		 * Day it is started.
		 */
		at?: string;
		/**
		 * Slugs of its stakeholders.
		 */
		stakeholders?: StakeholderSlug[];
		/**
		 * Charging location the instructions can name: its status before, and the process it belongs to.
		 */
		location?: {
			/**
			 * Uuid of the location.
			 */
			uuid?: Uuid;
			/**
			 * Status of the location.
			 */
			status?: "alert" | "rejected" | "suggestion" | "definitive" | "in-progress" | "realized";
			/**
			 * Process it is linked to.
			 */
			workflowUuid?: string | null;
			[k: string]: unknown;
		};
	};
	/**
	 * What happens, in order.
	 *
	 * @minItems 1
	 *
	 * Items: One act of one person.
	 */
	instructions: {
		/**
		 * Role of the person.
		 */
		as: Role;
		/**
		 * When: a day, or the number of days after the start.
		 */
		at?: string | number;
		/**
		 * What the person does.
		 */
		do:
			| "start"
			| "save"
			| "complete"
			| "correct"
			| "change"
			| "onhold"
			| "resume"
			| "cancel"
			| "restore"
			| "confirm-vkb"
			| "undo-vkb"
			| "connect-location"
			| "disconnect-location"
			| "change-stakeholder"
			| "set-tags";
		/**
		 * Step it concerns. Leave out: the active step.
		 */
		step?: StepCode;
		/**
		 * Values the person fills in, by the path of their field or nested; the other fields of the step stay as they are. null empties a field. A field of files is filled with names of files, each of which is uploaded first.
		 */
		with?: {
			[k: string]: unknown;
		};
		/**
		 * Step the person expects to come to. Leave out: the one the flow leads to.
		 */
		target?: StepCode;
		/**
		 * Which location is connected or disconnected, or which stakeholder changes.
		 */
		category?: "selected" | "alternative" | "cpo" | "municipality" | "customer" | "contractor" | "gridoperator";
		/**
		 * Charging location that is connected or disconnected.
		 */
		location?: Uuid;
		/**
		 * Stakeholder that is chosen.
		 */
		stakeholder?: StakeholderSlug;
		/**
		 * Uuids of the tags that are set.
		 */
		tags?: Uuid[];
		/**
		 * Reason out of the tenant's list.
		 */
		reason?: string;
		/**
		 * Comment on the reason.
		 */
		comment?: string;
		/**
		 * What must be so afterwards. Leave out: it is not refused.
		 */
		expect?: Expectation;
	}[];
}
/**
 * What must be so afterwards. What is not named is not looked at.
 */
export interface Expectation {
	/**
	 * Code of the active step; null when there is none.
	 */
	step?: StepCode | null;
	/**
	 * Dutch label of the process in lists.
	 */
	label?: string;
	/**
	 * Status of the process.
	 */
	status?: "active" | "onhold" | "cancelled" | "completed";
	/**
	 * Values by the path of their field; null means the field is empty.
	 */
	values?: {
		[k: string]: unknown;
	};
	/**
	 * The traffic decision is irrevocable.
	 */
	vkb?: boolean;
	/**
	 * State of steps by their code; hidden for a sub-step that is not available.
	 */
	steps?: {
		[k: string]: "not-started" | "open" | "completed" | "skipped" | "hidden";
	};
	/**
	 * Marks the process has, all of them.
	 */
	marks?: Name[];
	/**
	 * Times the process was reset.
	 */
	iteration?: number;
	/**
	 * Uuids of the connected charging locations.
	 */
	locations?: {
		/**
		 * Of the proposal.
		 */
		selected?: string | null;
		/**
		 * Of the advice.
		 */
		alternative?: string | null;
	};
	/**
	 * Reason the process was cancelled or put on hold with.
	 */
	reason?: string;
	/**
	 * Types of the events this instruction adds, in order.
	 */
	events?: string[];
	/**
	 * Kinds of the effects on charging locations, in order.
	 */
	effects?: string[];
	/**
	 * The instruction is refused and nothing changes.
	 */
	refused?: {
		/**
		 * Code of the refusal.
		 */
		code: string;
		/**
		 * Dutch message.
		 */
		message?: string;
		/**
		 * Field it concerns; "" is the whole form.
		 */
		path?: string;
	};
}
/**
 * How running processes come along to another version of their flow where the versions do not say it by themselves. Used by npm run flow -- carry.
 */
export interface CarryMapping {
	/**
	 * Path of this schema, for editors.
	 */
	$schema?: string;
	/**
	 * Version that the processes run on.
	 */
	from: string;
	/**
	 * Version they are taken along to.
	 */
	to: string;
	/**
	 * Per step of the old version, by its code, the step of the new one that takes over its state.
	 */
	steps?: {
		[k: string]: string;
	};
	/**
	 * Per field of the old version the field its value goes to; null drops the value, which the history keeps. [] stands behind a list of which the items' field is meant.
	 */
	fields?: {
		[k: string]: string | null;
	};
	/**
	 * Per field of the old version, per option that is gone, the option that takes its place; null empties the field.
	 */
	options?: {
		[k: string]: {
			[k: string]: string | number | boolean | null;
		};
	};
	/**
	 * Per field of the new version what processes get in which it is empty.
	 */
	values?: {
		[k: string]: string | number | boolean | unknown[] | {};
	};
	/**
	 * Changes that running processes may follow as they are, each as the dry run names it.
	 */
	accept?: string[];
}
