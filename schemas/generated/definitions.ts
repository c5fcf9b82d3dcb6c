// Written by `npm run generate` out of schemas/*.schema.json. Change those, not this.
/** Who sees and who edits a step. */
export interface Access {
	/** Roles that may see the step and its data. */
	readonly read: Roles;
	/** Roles that may save and complete the step; they see it too. */
	readonly edit: Roles;
}

/** Name of an attribute of the access map. The list is written by `npm run generate` out of the properties of `access`. */
export type Attribute = "requestlist" | "requestlocations" | "realisationlist" | "locationlist" | "realisationbtn" | "requestcomment" | "realisationcomment" | "canChangeStatus" | "canChangeCommentStatus" | "canModerateComments" | "canConfirmTrafficDecisions" | "canAccessDebugger" | "automatedViews" | "generateStartDoc" | "admin" | "reporting" | "customerreports" | "eventlog" | "chargingpoints" | "manuals" | "export" | "design" | "publish";

/** Name of an attribute of the access map; what reports and lists name is checked with the rest of them. */
export type AttributeName = Attribute;

/** Attributes of the access map, of which one is enough. */
export type Attributes = readonly Attribute[];

/** Paths of what maps, panels, lists and rights read. */
export interface Bindings {
	/** Group of the selected location: the address fields and, where maps are to show it, Latitude, Longitude and version. */
	readonly location: FieldPath;
	/** Group of the alternative location out of the advice. */
	readonly alternativeLocation?: FieldPath;
	/** Field per stakeholder category; each holds a slug category|slug, or a name (namedStakeholders). */
	readonly stakeholders: {
		/** Field of the municipality. */
		readonly municipality?: FieldPath;
		/** Field of the charge point operator. */
		readonly cpo?: FieldPath;
		/** Field of the grid operator. */
		readonly gridoperator?: FieldPath;
		/** Field of the contractor. */
		readonly contractor?: FieldPath;
		/** Field of the customer. */
		readonly customer?: FieldPath;
	};
	/** Fields of files that belong to the version of the selected location: a new version without data has none, and an alternative that is selected brings its own. */
	readonly locationDocuments?: readonly FieldPath[];
	/** Fields of the traffic decision; leave out when the flow has none. */
	readonly trafficDecision?: {
		/** Day of publication. */
		readonly publicationDate: FieldPath;
		/** End of the objection period. */
		readonly definitiveDate: FieldPath;
		/** Day it was marked irrevocable. */
		readonly confirmedDate: FieldPath;
		/** Boolean: there is no traffic decision. */
		readonly notApplicable?: FieldPath;
	};
	/** Stakeholder categories whose field holds the stakeholder's name, where the others hold its slug. */
	readonly namedStakeholders?: readonly StakeholderCategory[];
	/** Stakeholder category that says whose process it is: its code is the geography code that people's roles are limited to. */
	readonly geography?: StakeholderCategory;
	/** Field whose value at the start begins the case reference. Leave out, or empty: the code of the municipality, or the tenant's acronym when there is none. */
	readonly caseReference?: FieldPath;
	/** Groups and fields that lists and reports read beside the location. */
	readonly summary?: readonly FieldPath[];
	/** Step from which maps show the process as being realised. */
	readonly realisationStartsAt?: StepCode;
}

/** A section that several flows share. A flow uses it with { "block": name } and may lay an override over it, except at the sealed places. */
export interface BlockDefinition {
	/** Path of this schema, for editors. */
	readonly $schema?: string;
	/** Name flows refer to; also the name of the file. */
	readonly name: SectionId;
	/** What designers know a block without a heading by. Not shown on the form. */
	readonly label?: string;
	/** For designers, in English: what the block is for, and what an override usually changes. Users never see it. */
	readonly summary: string;
	/** Places in the block that an override may not touch, nor anything in them: names with dots between. */
	readonly sealed?: readonly string[];
	/** Dutch heading of the part. */
	readonly title?: string;
	/** Dutch text under the heading. */
	readonly description?: string;
	/** Form of the section: an object schema rooted at the values of the process. Saving ignores required, minItems and minLength; completing demands them. */
	readonly schema: JsonSchema;
	/** How the form is drawn: hints nested as the schema is. Names under ui: belong to the field at that place. */
	readonly ui?: Hints;
	/** The section is shown, and its fields belong to the step, only while this holds. Leave out: always. */
	readonly when?: Condition;
	/** What becomes of the section's fields when it is not shown at a save. */
	readonly onHide?: OnHide;
	/** Roles that see the section at all. Leave out: everybody who sees the step. */
	readonly roles?: Roles;
	/** Shown, never written by this step. */
	readonly readOnly?: boolean;
	/** Conditions per field, by path. */
	readonly fields?: Readonly<Record<FieldPath, FieldRule>>;
	/** Values the system fills in, in this order. */
	readonly derived?: readonly Derivation[];
	/** Rules that completing (and correcting) the step must satisfy. */
	readonly complete?: readonly StepRule[];
	/** Rules for every save, complete or not. */
	readonly save?: readonly StepRule[];
	/** What is implausible: said at the field without stopping anybody, and kept with the save that went on all the same. */
	readonly warn?: readonly WarningRule[];
	/** Lists whose items come out of a list of an earlier step, by the path of the list. An item and the one it came out of have the same uuid. */
	readonly chains?: Readonly<Record<FieldPath, Chain>>;
	/** Fields whose value no other process of the tenant may have. */
	readonly unique?: readonly UniqueField[];
	/** Fields a correction may not change although no condition reads them. Fields that a branch, a sub-step or a section's condition reads are found by the engine. */
	readonly steering?: readonly FieldPath[];
}

/** Use of a shared block, with what this flow does otherwise. */
export interface BlockReference {
	/** Name of a file in schemas/blocks. */
	readonly block: SectionId;
	/** Id within the step. Leave out: the block's name. */
	readonly id?: SectionId;
	/** Shown only while this holds; instead of the block's own condition. */
	readonly when?: Condition;
	/** Roles that see it; instead of the block's own. */
	readonly roles?: Roles;
	/** Shown, never written by this step; instead of the block's own. */
	readonly readOnly?: boolean;
	/** Other names for groups and fields of the block, by their path in the block: for the same form in a group of another name. An override keeps to the block's names; everything else of the flow uses the new ones. */
	readonly rename?: Readonly<Record<FieldPath, string>>;
	/** Laid over the block's section as a JSON merge patch (RFC 7396): null removes. Sealed places may not be touched. */
	readonly override?: Readonly<Record<string, unknown>>;
}

/** One way on from a step. */
export interface Branch {
	/** Taken only when this holds. Leave out on the last branch. */
	readonly when?: Condition;
	/** Code of the step it leads to. Left out only when an effect cancels the process. */
	readonly to?: StepCode;
	/** Reset the process to that step, as changing it would, at once. */
	readonly restart?: boolean;
	/** What happens besides, in this order. */
	readonly effects?: readonly Effect[];
	/** Dutch name for graphs and explanations. */
	readonly label?: string;
}

/** Where the items of a list come from. Removing an item there hides it here, with what was filled in kept. */
export interface Chain {
	/** List the items come out of. */
	readonly from: FieldPath;
	/** Only items of that list for which this holds; item reads such an item. */
	readonly when?: Condition;
	/** Fields of the item that are read there and never written here: a correction there shows here. */
	readonly read?: ItemFields;
	/** Fields that are copied from there when the item first appears, and are then free. */
	readonly prefill?: ItemFields;
	/** People may add items of their own. */
	readonly add?: boolean;
	/** The items appear when the step starts and are free from then on: they may be removed, and what happens there no longer matters. */
	readonly once?: boolean;
}

/** Sub-steps: first in order, then every track side by side, each track in order. */
export interface Children<Section = SectionReference> {
	/** Sub-steps that come before the tracks, in order. */
	readonly first?: readonly StepDefinition<Section>[];
	/** Tracks that are walked side by side. */
	readonly tracks: readonly {
		/** Unique within the step. */
		readonly id: SectionId;
		/** Dutch name of the track. */
		readonly label: string;
		/** Sub-steps of the track, in order. */
		readonly steps: readonly StepDefinition<Section>[];
	}[];
}

/** Colour as #RRGGBB. */
export type Colour = string;

/** An expression with exactly one operator. */
export type ComputedValue = { readonly [operator: string]: unknown };

/** An expression whose outcome is true or false. */
export type Condition = { readonly [operator: string]: unknown };

/** A value the system fills in. Without on it is computed at every save and nobody can type it; with on it is filled in when that field changes, and stays editable. */
export interface Derivation {
	/** Field that is filled in. */
	readonly field: FieldPath;
	/** What it is filled with; null empties it. */
	readonly value: Expression;
	/** Fill in only when this field changes; emptied, it takes along what followed from it, unless a person wrote something else. */
	readonly on?: FieldPath;
	/** With on: follows that field until a person writes something else; emptied, it follows again. Without: filled in at every change of that field. */
	readonly proposal?: boolean;
	/** Fill in only while this holds. */
	readonly when?: Condition;
}

/** A row of a table, or several. */
export type DocumentRow = FactRow | FieldRow | GroupRow | PartiesRow;

/** A heading with a table, a map, pictures, or several of them. */
export interface DocumentSection {
	/** Dutch heading. */
	readonly title: string;
	/** Rows of its table, in order. */
	readonly rows?: readonly DocumentRow[];
	/** A map of the proposed location under the table. */
	readonly map?: boolean;
	/** Category of the files whose pictures are shown. Upper and lower case are alike. */
	readonly pictures?: string;
}

/** What a transition causes, as data. */
export type Effect = {
	/** Cancel the process with this reason out of the tenant's cancelReasons. */
	readonly cancel: string;
	/** The option chosen in this field is the reason; the one above counts while it is empty. Its options are reasons out of the tenant's cancelReasons. */
	readonly reasonFrom?: FieldPath;
	/** The label of the option chosen in this field becomes the comment, cut to 300 characters. */
	readonly commentFrom?: FieldPath;
} | {
	/** Set a mark on the process. */
	readonly mark: Name;
} | {
	/** Take a mark away. */
	readonly unmark: Name;
} | {
	/** A step that is passed by counts as done with what was filled in before: it is seen and can be corrected, and is not asked again. */
	readonly "step-stands": StepCode;
} | {
	/** Empty these fields. */
	readonly clear: readonly FieldPath[];
} | {
	/** Start a new version of the selected location. copy: with the present data. empty: without. */
	readonly "new-location-version": "copy" | "empty";
} | {
	/** The alternative out of the advice becomes the selected location, in a new version. */
	readonly "select-alternative": true;
} | {
	/** Connect the chosen charging location to the process. */
	readonly "connect-location": LocationCategory;
} | {
	/** Disconnect the charging location; it gets back the status it had before. */
	readonly "disconnect-location": LocationCategory;
} | {
	/** Give the charging points of the process's locations this status; the locations are realised. */
	readonly "set-charging-point-status": string;
};

/** What must be so afterwards. What is not named is not looked at. */
export interface Expectation {
	/** Code of the active step; null when there is none. */
	readonly step?: StepCode | null;
	/** Dutch label of the process in lists. */
	readonly label?: string;
	/** Status of the process. */
	readonly status?: "active" | "onhold" | "cancelled" | "completed";
	/** Values by the path of their field; null means the field is empty. */
	readonly values?: Readonly<Record<FieldPath, unknown>>;
	/** The traffic decision is irrevocable. */
	readonly vkb?: boolean;
	/** State of steps by their code; hidden for a sub-step that is not available. */
	readonly steps?: Readonly<Record<StepCode, "not-started" | "open" | "completed" | "skipped" | "hidden">>;
	/** Marks the process has, all of them. */
	readonly marks?: readonly Name[];
	/** Times the process was reset. */
	readonly iteration?: number;
	/** Uuids of the connected charging locations. */
	readonly locations?: {
		/** Of the proposal. */
		readonly selected?: string | null;
		/** Of the advice. */
		readonly alternative?: string | null;
	};
	/** Reason the process was cancelled or put on hold with. */
	readonly reason?: string;
	/** Types of the events this instruction adds, in order. */
	readonly events?: readonly string[];
	/** Kinds of the effects on charging locations, in order. */
	readonly effects?: readonly string[];
	/** The instruction is refused and nothing changes. */
	readonly refused?: {
		/** Code of the refusal. */
		readonly code: string;
		/** Dutch message. */
		readonly message?: string;
		/** Field it concerns; "" is the whole form. */
		readonly path?: string;
	};
}

/** An expression whose outcome is a text, a number, a date or a list; or a literal. */
export type Expression = ComputedValue | Literal;

/** What the process itself says. */
export interface FactRow {
	/** What the process itself says: its references, type and step, how many requests are connected, where it is, when it began and when the document was made. */
	readonly fact: "case-reference" | "reference" | "process-type" | "step" | "requests" | "address" | "coordinates" | "started-on" | "made-on";
	/** Dutch label in place of its own. */
	readonly label?: string;
}

/** Name of a field: one of the product's for this list, or one under `fields`. */
export type FieldName = string;

/** Path of a field in the values, dots between the names. Items of a list are not addressed. */
export type FieldPath = string;

/** One field of the flow. */
export interface FieldRow {
	/** Path of a field of the flow. Its label and its way of being written are those of the form. */
	readonly field: FieldPath;
	/** Dutch label in place of its own. */
	readonly label?: string;
}

/** Conditions of one field. */
export interface FieldRule {
	/** Shown, and part of the step, only while this holds. */
	readonly when?: Condition;
	/** What becomes of the value when the field is not shown at a save. */
	readonly onHide?: OnHide;
	/** May be filled in only while this holds; shown all the same. */
	readonly enabledWhen?: Condition;
	/** Shown, never written. */
	readonly readOnly?: boolean;
	/** Roles that may change the field. Leave out: the step's editors. */
	readonly editRoles?: Roles;
}

/** A list of files: uuids, or objects that hold one. */
export interface FilesRule {
	/** Where the value is, the first place that holds one: a path of names with dots ("contact.email"), or the name of a column as it stands. A number is a place in a list. */
	readonly from: readonly SourcePath[];
	/** Name of the uuid in an object of the list. */
	readonly item?: string;
	/** Of the objects of the list only those with this value under this name, where one list holds the files of every category; or the list under this value, where an object has one for each category. */
	readonly where?: {
		/** Name in an object of the list. */
		readonly name: string;
		/** Its value. */
		readonly value: string;
	};
}

/** A yes or no. Understood without being named: true and false, ja and nee, yes and no, 1 and 0. */
export interface FlagRule {
	/** Where the value is, the first place that holds one: a path of names with dots ("contact.email"), or the name of a column as it stands. A number is a place in a list. */
	readonly from: readonly SourcePath[];
	/** What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said. */
	readonly values?: Readonly<Record<string, boolean | null>>;
}

/** A flow: the steps of a process, who may see and edit them, their forms, and where completing leads. */
export interface FlowDefinition<Section = SectionReference> {
	/** Path of this schema, for editors. */
	readonly $schema?: string;
	/** Constant for the life of the flow. */
	readonly uuid: Uuid;
	/** A changed file needs a raised version; running processes stay on theirs. */
	readonly version: Version;
	/** Dutch name of the flow. */
	readonly label: string;
	/** For designers. */
	readonly description?: string;
	/** Named conditions, used as { "cond": name }; they may not refer to each other. */
	readonly conditions?: Readonly<Record<Name, Condition>>;
	/** Names of the marks that effects may set and conditions may read. */
	readonly marks?: readonly Name[];
	/** Where in the values the product finds the facts it treats specially. */
	readonly bindings: Bindings;
	/** The steps in their order. */
	readonly steps: readonly StepDefinition<Section>[];
}

/** Official code of a municipality: four digits in the Netherlands, five in Belgium. */
export type GeographyCode = string;

/** A row for every field of a group that people see. */
export interface GroupRow {
	/** Path of a group of the flow: a row for every field in it that people see. */
	readonly group: FieldPath;
}

/** Hints of a group or field, and of what lies in it. */
export type Hints = Readonly<Record<string, unknown>>;

/** What of a request can be shown. */
export type InformationField = "ref" | "case_ref" | "summary.name" | "summary.address" | "additional.context.chargingtime" | "geographyCode" | "submitted_at" | "created_at" | "processed_at" | "address.street" | "address.streetNumber" | "address.streetNumberSuffix" | "address.postalCode" | "address.city" | "address.country" | "address.municipality" | "contact.name" | "contact.phone" | "contact.email" | "contact.initials" | "contact.surname" | "contact.title" | "contact.firstname" | "contact.street" | "contact.streetnumber" | "contact.streetsuffix" | "contact.postalCode" | "contact.city" | "contact.municipality" | "additional.vehicle.brand" | "additional.vehicle.model" | "additional.vehicle.purchaseDate" | "additional.parkingspot.permit" | "additional.parkingspot.reservedspot" | "additional.context.chargingtime.night" | "additional.context.chargingtime.morning" | "additional.context.chargingtime.afternoon" | "additional.context.chargingtime.evening" | "additional.location" | "additional.dossierID" | "vehicle.brand" | "vehicle.model" | "vehicle.numberplate" | "softrequirements.parkingpermit" | "softrequirements.parkingspot" | "raw.remarks" | "raw.timeslot";

/** A row of a table on the page of a request. */
export interface InformationRow {
	/** Dutch name of what stands in it. */
	readonly label: string;
	/** What of the request it shows. */
	readonly field: InformationField;
	/** How it is written: a text, an instant, a day, yes or no, a number, the hours of a timeslot, the hours of the parts of the day, or a text that can be written or called to. A missing instant or day is 'Onbekend'. Left out: as the attribute is, and anything else as a text. */
	readonly kind?: "text" | "date" | "day" | "flag" | "number" | "timeslot" | "hours" | "email" | "phone";
}

/** A table on the page of a request. */
export interface InformationTable {
	/** Dutch heading. */
	readonly title: string;
	/** Its rows, in order. */
	readonly rows: readonly InformationRow[];
}

/** Names of fields of an item. */
export type ItemFields = readonly string[];

/** A form: groups of fields. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A tab. */
export interface ListCategory {
	/** In the address. */
	readonly word: string;
	/** Dutch label. */
	readonly label: string;
	/** Name of a field: one of the product's for this list, or one under `fields`. */
	readonly field?: FieldName;
	/** Values of that field that are listed; without a field everything is. */
	readonly values?: readonly string[];
	/** Layout the tab is shown in. */
	readonly layout?: string;
	/** The tab the bare list opens. */
	readonly default?: boolean;
}

/** A column. */
export interface ListColumn {
	/** Name of a field: one of the product's for this list, or one under `fields`. */
	readonly field: FieldName;
	/** Dutch heading in place of the field's label. */
	readonly label?: string;
	/** On the screen pixels, in a sheet characters. As wide as what is in it when left out. */
	readonly width?: number;
	/** Whether it is in the exported sheet too. */
	readonly export?: boolean;
	/** Field of the column it follows, where it is added to a layout of the product's; last when left out. */
	readonly after?: string;
}

/** A list: which columns, filters and tabs its table has. The product's own lists are in schemas/lists; what a tenant says takes the place of that, property by property, but fields and layouts are taken together by name. */
export interface ListDefinition {
	/** Path of this schema, for editors. */
	readonly $schema?: string;
	/** Dutch heading of the page. */
	readonly label?: string;
	/** What columns and filters can show, by name. A name of the product's gets another label or word; any other name is a field of the list's own, found in the record by its path. */
	readonly fields?: Readonly<Record<string, ListField>>;
	/** Sets of columns to choose from; the first is the one a person starts with. */
	readonly layouts?: readonly ListLayout[];
	/** Columns of the exported sheet; those of the layout in view when left out. */
	readonly sheet?: readonly ListColumn[];
	/** Filters, in order. */
	readonly filters?: readonly ListFilter[];
	/** Tabs above the list. The realisation list takes them from filterWords. */
	readonly categories?: readonly ListCategory[];
	/** Rows a page at first. */
	readonly pageSize?: number;
	/** Rows a page to choose from. */
	readonly pageSizes?: readonly number[];
	/** Order at first. */
	readonly sort?: {
		/** Name of a field: one of the product's for this list, or one under `fields`. */
		readonly field: FieldName;
		/** Highest first. */
		readonly descending?: boolean;
	};
	/** What a role begins the list with: a tab, filters, columns and order. A person's own choice goes before it, and so does a shared view that an administrator chose for a role. */
	readonly starts?: readonly ListStart[];
	/** Pixels: on a narrower screen the table scrolls sideways. */
	readonly minWidth?: number;
	/** Pixels: on a wider screen the table stays this wide. */
	readonly maxWidth?: number;
}

/** An entry of a list that administrators manage. */
export interface ListEntry {
	/** Constant for the life of the entry. */
	readonly uuid: Uuid;
	/** Dutch label. */
	readonly label: string;
	/** Offered. */
	readonly enabled: boolean;
	/** Instant of removal in milliseconds since 1970, or null. */
	readonly deleted_at?: number | null;
	/** Of a tag: it may be given to requests. */
	readonly request?: boolean;
	/** Of a tag: it may be given to processes. */
	readonly process?: boolean;
}

/** One field of a list. */
export interface ListField {
	/** Dutch name, above the column and at the filter. */
	readonly label?: string;
	/** Name in the address. The field's own when left out. */
	readonly word?: string;
	/** Where the value is in the record: names with dots between. Only for a field of the list's own. */
	readonly path?: string;
	/** How the value reads, sorts and filters. Only for a field of the list's own. */
	readonly kind?: "text" | "number" | "date" | "instant" | "option" | "flag";
	/** Where the labels of an option come from: pids, municipalities, or a list under the tenant's options. The form that declares the field when left out, and without one the value itself. */
	readonly options?: string;
}

/** A filter. Texts hold when they are contained, tags when all chosen ones are there, anything else when it is equal. */
export interface ListFilter {
	/** Name of a field: one of the product's for this list, or one under `fields`. */
	readonly field: FieldName;
	/** Dutch name in place of the field's label. */
	readonly label?: string;
	/** More than one value can be chosen; a row holds when it has one of them. */
	readonly multiple?: boolean;
	/** Stands under 'Meer filters', for what is seldom asked. */
	readonly more?: boolean;
}

/** A set of columns. One with the name of a layout of the product's takes its place, or adds to it. */
export interface ListLayout {
	/** In the address. */
	readonly name: string;
	/** Dutch name, to choose it by. */
	readonly label?: string;
	/** Attribute of the access map that somebody needs for it; without one everybody who sees the list has it. */
	readonly access?: AttributeName;
	/** Its columns, in order. */
	readonly columns?: readonly ListColumn[];
	/** Columns besides those of the product's layout of this name. */
	readonly add?: readonly ListColumn[];
}

/** What some roles begin a list with. The first with one of somebody's roles holds. */
export interface ListStart {
	/** Whose it is. */
	readonly roles: Roles;
	/** What follows the list's address when it is shown so: the word of its tab, and the query with filters, columns and order. What a saved view stores. */
	readonly view: string;
}

/** A fixed value. null only as the value of a derivation: it empties the field. */
export type Literal = string | number | boolean | null;

/** selected: the location of the proposal. alternative: the one out of the advice. */
export type LocationCategory = "selected" | "alternative";

/** A page of the manuals. */
export interface ManualPage {
	/** Name of the page in its address, and of its file without .md. */
	readonly slug: PageSlug;
	/** Dutch title, in the menu and above the page. */
	readonly title: string;
	/** Attributes of which the reader needs one, besides manuals. Left out: none. */
	readonly needs?: Attributes;
	/** Other slugs that lead to the page. */
	readonly aliases?: readonly PageSlug[];
	/** Addresses on which the help sign leads to the page: those that begin so, * for any one part. The longest that fits counts. */
	readonly helps?: readonly string[];
}

/** A name of the flow's own: lower-case letters, digits and hyphens. */
export type Name = string;

/** Reads requests of other shapes into the one that is stored. */
export interface Normaliser {
	/** Per field as it is stored, where a source has it. What is named here goes before the shared rule of the field; an empty list of places: it is never read. */
	readonly fields?: RequestFields;
	/** Where judgements are, the first place that holds any: one, or a list of which the latest counts. In place of the shared ones. "." is the request itself, for a source that has its judgement beside the other fields. */
	readonly judgements?: readonly SourcePath[];
}

/** keep: the values stay, so that going back loses no work. clear: the values are emptied. */
export type OnHide = "keep" | "clear";

/** One choice of a list. */
export interface Option {
	/** Stored value. */
	readonly const: string | number | boolean;
	/** Dutch label; empty only for the choice of nothing, whose value is empty too. */
	readonly title: string;
	/** No longer offered; stays valid where it was chosen, shown with ' (inactief)'. */
	readonly "x-inactive"?: boolean;
}

/** Lower-case letters, digits and hyphens. */
export type PageSlug = string;

/** A row for every stakeholder. */
export interface PartiesRow {
	/** Stakeholders of these categories by name, each with the label of its field. */
	readonly parties: readonly ("cpo" | "municipality" | "customer" | "contractor" | "gridoperator")[];
}

/** A field that is read as it is. */
export interface PlainRule {
	/** Where the value is, the first place that holds one: a path of names with dots ("contact.email"), or the name of a column as it stands. A number is a place in a list. */
	readonly from: readonly SourcePath[];
}

/** A reason. */
export interface Reason {
	/** Stored value. */
	readonly value: string;
	/** Dutch label. */
	readonly text: string;
	/** Valid, but only the system gives it; people are not offered it. */
	readonly automatic?: boolean;
}

/** A report: a page with an address of its own. */
export interface ReportItem {
	/** Name of the page's route. */
	readonly name: string;
	/** Last word of its address. */
	readonly path: string;
	/** Dutch name, in the menu and as heading. */
	readonly label: string;
	/** What it works out. key-metrics, judgements, process-status, benchmark: as they are. parties: days on which processes waited for each role, and on hold apart. planning: running processes by the month in which they are planned and expected; only where the tenant has `forecast`. totals: the tables under `tables`. */
	readonly report: "key-metrics" | "judgements" | "process-status" | "benchmark" | "parties" | "planning" | "totals";
	/** Attribute of the access map that somebody needs besides `reporting`. */
	readonly access?: AttributeName;
	/** Date field of the realisation list that has the planned day, for a report of planning. */
	readonly planned?: string;
	/** Tables of a report of totals. */
	readonly tables?: readonly ReportTable[];
	/** Rows a page. */
	readonly pageSize?: number;
}

/** What is added up: processes, or numbers in them. */
export interface ReportMeasure {
	/** Dutch heading of its column. */
	readonly label: string;
	/** Paths in the record whose numbers are added up. Left out: the processes are counted. */
	readonly sum?: readonly string[];
	/** Path in the record; only processes with a value there count. */
	readonly filled?: string;
}

/** A part of the menu of reports. */
export interface ReportSegment {
	/** Dutch heading; none when left out. */
	readonly label?: string;
	/** Reports, in order. */
	readonly items: readonly ReportItem[];
}

/** A table of totals: a row for each value of the fields in `by`, a column for each measure. With `across` there is a column for each value of that field, and the reader chooses between the measures. */
export interface ReportTable {
	/** Dutch heading. */
	readonly label: string;
	/** Fields of the realisation list that make the rows. */
	readonly by: readonly string[];
	/** Field of the realisation list that makes the columns. */
	readonly across?: string;
	/** Names of measures. */
	readonly measures: readonly string[];
}

/** Per field as it is stored, where a source has it. What is named here goes before the shared rule of the field; an empty list of places: it is never read. */
export interface RequestFields {
	/** The source's own reference; tells the request from every other one of the tenant. */
	readonly externalRef?: PlainRule;
	/** Number of the status: 2 open, 3 accepted, 4 rejected, 5 removed. */
	readonly status?: StatusRule;
	/** Code or name of the municipality. */
	readonly geographyCode?: PlainRule;
	/** Latitude, degrees. */
	readonly "coordinates.lat"?: PlainRule;
	/** Longitude, degrees. */
	readonly "coordinates.lng"?: PlainRule;
	/** The address was looked up, and nothing was found. */
	readonly "coordinates.nomatch"?: FlagRule;
	/** When the applicant sent it. */
	readonly submitted_at?: PlainRule;
	/** When the source made it. */
	readonly created_at?: PlainRule;
	/** When it was judged. */
	readonly processed_at?: PlainRule;
	/** Number of the status that a judgement gave; with 2 it is none. Read inside a judgement. */
	readonly "judgement.id"?: StatusRule;
	/** Reason of a judgement: its value or its text. Read inside a judgement. */
	readonly "judgement.reason"?: TextRule;
	/** Words of the judge. Read inside a judgement. */
	readonly "judgement.remarks"?: TextRule;
	/** When a judgement was given; the latest one counts. Read inside a judgement. */
	readonly "judgement.processed_at"?: PlainRule;
	/** Street of the place that is asked for. */
	readonly "address.street"?: PlainRule;
	/** House number; a suffix behind it is taken apart. */
	readonly "address.streetNumber"?: PlainRule;
	/** Suffix of the house number. */
	readonly "address.streetNumberSuffix"?: PlainRule;
	/** Postal code. */
	readonly "address.postalCode"?: PlainRule;
	/** City. */
	readonly "address.city"?: PlainRule;
	/** Country. */
	readonly "address.country"?: TextRule;
	/** Name of the municipality; without it, that of the code. */
	readonly "address.municipality"?: PlainRule;
	/** Full name. */
	readonly "contact.name"?: TextRule;
	/** Telephone number. */
	readonly "contact.phone"?: TextRule;
	/** E-mail address. */
	readonly "contact.email"?: TextRule;
	/** Initials. */
	readonly "contact.initials"?: TextRule;
	/** Surname. */
	readonly "contact.surname"?: TextRule;
	/** Form of address. */
	readonly "contact.title"?: TextRule;
	/** First name. */
	readonly "contact.firstname"?: TextRule;
	/** Street where the applicant lives. */
	readonly "contact.street"?: TextRule;
	/** House number of the applicant. */
	readonly "contact.streetnumber"?: TextRule;
	/** Suffix of it. */
	readonly "contact.streetsuffix"?: TextRule;
	/** Postal code of the applicant. */
	readonly "contact.postalCode"?: TextRule;
	/** City of the applicant. */
	readonly "contact.city"?: TextRule;
	/** Municipality of the applicant. */
	readonly "contact.municipality"?: TextRule;
	/** Brand of the vehicle, as said with the request. */
	readonly "additional.vehicle.brand"?: TextRule;
	/** Model of the vehicle, as said with the request. */
	readonly "additional.vehicle.model"?: TextRule;
	/** Day the vehicle was or will be bought. */
	readonly "additional.vehicle.purchaseDate"?: PlainRule;
	/** Has a parking permit. */
	readonly "additional.parkingspot.permit"?: FlagRule;
	/** Has a parking space of his or her own. */
	readonly "additional.parkingspot.reservedspot"?: FlagRule;
	/** Charges at night. */
	readonly "additional.context.chargingtime.night"?: FlagRule;
	/** Charges in the morning. */
	readonly "additional.context.chargingtime.morning"?: FlagRule;
	/** Charges in the afternoon. */
	readonly "additional.context.chargingtime.afternoon"?: FlagRule;
	/** Charges in the evening. */
	readonly "additional.context.chargingtime.evening"?: FlagRule;
	/** The applicant's words on where the charging point should come. */
	readonly "additional.location"?: TextRule;
	/** Number of the dossier at the source. */
	readonly "additional.dossierID"?: TextRule;
	/** Brand of the vehicle. */
	readonly "vehicle.brand"?: TextRule;
	/** Model of the vehicle. */
	readonly "vehicle.model"?: TextRule;
	/** Number plate. */
	readonly "vehicle.numberplate"?: PlainRule;
	/** Has the parking permit that the tenant asks for. */
	readonly "softrequirements.parkingpermit"?: FlagRule;
	/** Has no parking space but the street, or has one: as the source means it. */
	readonly "softrequirements.parkingspot"?: FlagRule;
	/** Files about the vehicle. */
	readonly "docs.vehicle"?: FilesRule;
	/** Files about the parking space. */
	readonly "docs.parkingspot"?: FilesRule;
	/** Tags, by uuid or label. */
	readonly Tags?: PlainRule;
	/** The applicant's remarks. */
	readonly "raw.remarks"?: TextRule;
	/** Number of the hours in which the applicant mostly charges. */
	readonly "raw.timeslot"?: TimeslotRule;
}

/** How requests come into a tenant, and what their page tells of them. */
export interface RequestsDefinition {
	/** How the requests of this tenant's sources are read. Only what differs from the shared normaliser. */
	readonly normaliser?: Normaliser;
	/** Tables on the page of a request, in order. Left out: the product's own, schemas/request-information.json. */
	readonly information?: readonly InformationTable[];
}

/** One of the roles the product knows, or one of the tenant's own: `roles` in tenant.json. */
export type Role = string;

/** Roles, each once. */
export type Roles = readonly Role[];

/** A story that a flow must tell: who does what, and what must be so afterwards. Run by npm run flow -- test. */
export interface Scenario {
	/** Path of this schema, for editors. */
	readonly $schema?: string;
	/** What the scenario shows, as the title of a test. */
	readonly name: string;
	/** Why it matters, for designers. */
	readonly description?: string;
	/** Walked in a browser too, at the tenant's own screens, by the demo accounts that hold the roles. Every tenant marks at least one scenario: the one from the start to the final step. */
	readonly journey?: boolean;
	/** The process before the first instruction. Leave out: the tenant's first process type, started on 2026-01-05. */
	readonly given?: {
		/** Process type. */
		readonly type?: string;
		/** Subtype. */
		readonly subtype?: string | null;
		/** Day it is started. */
		readonly at?: string;
		/** Slugs of its stakeholders. */
		readonly stakeholders?: readonly StakeholderSlug[];
		/** Charging location the instructions can name: its status before, and the process it belongs to. */
		readonly location?: {
			/** Uuid of the location. */
			readonly uuid?: Uuid;
			/** Status of the location. */
			readonly status?: "alert" | "rejected" | "suggestion" | "definitive" | "in-progress" | "realized";
			/** Latitude in decimal degrees. */
			readonly latitude?: number;
			/** Longitude in decimal degrees. */
			readonly longitude?: number;
			/** Street. */
			readonly street?: string;
			/** House number. */
			readonly streetNumber?: string;
			/** What follows the house number. */
			readonly streetNumberSuffix?: string;
			/** Postal code. */
			readonly postalCode?: string;
			/** Town. */
			readonly city?: string;
			/** Process it is linked to. */
			readonly workflowUuid?: string | null;
			readonly [name: string]: unknown;
		};
	};
	/** What happens, in order. */
	readonly instructions: readonly {
		/** Role of the person. */
		readonly as: Role;
		/** When: a day, or the number of days after the start. */
		readonly at?: string | number;
		/** What the person does. */
		readonly do: "start" | "save" | "complete" | "correct" | "change" | "onhold" | "resume" | "cancel" | "restore" | "confirm-vkb" | "undo-vkb" | "connect-location" | "disconnect-location" | "change-stakeholder" | "set-tags";
		/** Step it concerns. Leave out: the active step. */
		readonly step?: StepCode;
		/** Values the person fills in, by the path of their field or nested; the other fields of the step stay as they are. null empties a field. A field of files is filled with names of files, each of which is uploaded first. */
		readonly with?: Readonly<Record<string, unknown>>;
		/** Step the person expects to come to. Leave out: the one the flow leads to. */
		readonly target?: StepCode;
		/** Which location is connected or disconnected, or which stakeholder changes. */
		readonly category?: "selected" | "alternative" | "cpo" | "municipality" | "customer" | "contractor" | "gridoperator";
		/** Charging location that is connected or disconnected. */
		readonly location?: Uuid;
		/** Stakeholder that is chosen. */
		readonly stakeholder?: StakeholderSlug;
		/** Uuids of the tags that are set. */
		readonly tags?: readonly Uuid[];
		/** Reason out of the tenant's list. */
		readonly reason?: string;
		/** Comment on the reason. */
		readonly comment?: string;
		/** What must be so afterwards. Leave out: it is not refused. */
		readonly expect?: Expectation;
	}[];
}

/** One part of a step's screen: a form, its hints and its rules. */
export interface SectionDefinition {
	/** Unique within the step. */
	readonly id: SectionId;
	/** Dutch heading of the part. */
	readonly title?: string;
	/** Dutch text under the heading. */
	readonly description?: string;
	/** Form of the section: an object schema rooted at the values of the process. Saving ignores required, minItems and minLength; completing demands them. */
	readonly schema: JsonSchema;
	/** How the form is drawn: hints nested as the schema is. Names under ui: belong to the field at that place. */
	readonly ui?: Hints;
	/** The section is shown, and its fields belong to the step, only while this holds. Leave out: always. */
	readonly when?: Condition;
	/** What becomes of the section's fields when it is not shown at a save. */
	readonly onHide?: OnHide;
	/** Roles that see the section at all. Leave out: everybody who sees the step. */
	readonly roles?: Roles;
	/** Shown, never written by this step. */
	readonly readOnly?: boolean;
	/** Conditions per field, by path. */
	readonly fields?: Readonly<Record<FieldPath, FieldRule>>;
	/** Values the system fills in, in this order. */
	readonly derived?: readonly Derivation[];
	/** Rules that completing (and correcting) the step must satisfy. */
	readonly complete?: readonly StepRule[];
	/** Rules for every save, complete or not. */
	readonly save?: readonly StepRule[];
	/** What is implausible: said at the field without stopping anybody, and kept with the save that went on all the same. */
	readonly warn?: readonly WarningRule[];
	/** Lists whose items come out of a list of an earlier step, by the path of the list. An item and the one it came out of have the same uuid. */
	readonly chains?: Readonly<Record<FieldPath, Chain>>;
	/** Fields whose value no other process of the tenant may have. */
	readonly unique?: readonly UniqueField[];
	/** Fields a correction may not change although no condition reads them. Fields that a branch, a sub-step or a section's condition reads are found by the engine. */
	readonly steering?: readonly FieldPath[];
}

/** Lower-case letters, digits and hyphens. */
export type SectionId = string;

/** A shared block, or a section of the flow's own. */
export type SectionReference = BlockReference | SectionDefinition;

/** Lower-case letters, digits and hyphens. */
export type Slug = string;

/** A place in a request as the source has it. */
export type SourcePath = string;

/** What a stakeholder is to a process. */
export type StakeholderCategory = "cpo" | "municipality" | "customer" | "contractor" | "gridoperator";

/** Category and name of a stakeholder. */
export type StakeholderSlug = string;

/** What stands in the start document that the product makes of a process, section after section. A row or a section that the flow has nothing for is left out, so that one description serves every flow. */
export interface StartDocumentDefinition {
	/** Dutch title on the first page. */
	readonly title?: string;
	/** Its sections, in order. */
	readonly sections: readonly DocumentSection[];
}

/** A status. */
export interface StatusRule {
	/** Where the value is, the first place that holds one: a path of names with dots ("contact.email"), or the name of a column as it stands. A number is a place in a list. */
	readonly from: readonly SourcePath[];
	/** What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said. */
	readonly values?: Readonly<Record<string, 2 | 3 | 4 | 5 | null>>;
}

/** Short code of a step: 1 to 99, with a letter for a sub-step. */
export type StepCode = string;

/** One step of the flow, or a sub-step of one. */
export interface StepDefinition<Section = SectionReference> {
	/** Constant for the life of the step. */
	readonly uuid: Uuid;
	/** Short code, unique in the flow; part of the address of the step's screen. */
	readonly code: StepCode;
	/** Dutch name of the step. */
	readonly label: string;
	/** Version of the step, sent along in status and events. */
	readonly version: Version;
	/** Dutch explanation at the top of the step. */
	readonly description?: string;
	/** Who sees and who edits the step. */
	readonly access: Access;
	/** Parts of the screen, from top to bottom: a block or a section of the flow's own. */
	readonly sections: readonly Section[];
	/** Rules that completing (and correcting) the step must satisfy, besides those of its sections. */
	readonly complete?: readonly StepRule[];
	/** Where completing leads: the first branch whose condition holds. Leave out: the following step. */
	readonly next?: readonly Branch[];
	/** Sub-steps. The step completes when all that apply are completed. */
	readonly children?: Children<Section>;
	/** Only on a sub-step: it belongs to this process only while the condition holds. */
	readonly when?: Condition;
	/** Completing this step completes the process. Exactly one step carries it. */
	readonly final?: boolean;
	/** What changing this step (Wijzigen) does besides the reset. */
	readonly change?: {
		/** Carried out at the first save of the change. */
		readonly effects?: readonly Effect[];
	};
	/** What a save causes that fills in a field which was empty, whether the step is completed with it or not, and corrected or not. */
	readonly entered?: readonly {
		/** Field of this step. */
		readonly field: FieldPath;
		/** Carried out by that save. */
		readonly effects: readonly Effect[];
	}[];
	/** What becomes of the fields that only this step shows, when the process passes it by after it was filled in. `clear`: they are emptied; the history keeps them. Leave out: they stay. */
	readonly onPass?: "clear";
	/** Outcomes given about the proposal in this step. They are emptied when the process is reset to an earlier step: nobody's approval is carried over to something they have not seen. */
	readonly outcomes?: readonly FieldPath[];
	/** What of the step can be filled in for several processes at once, by those who may do it for each of them. Leave out: nothing. */
	readonly bulk?: {
		/** Fields of the step that get one value in all the processes. Files are added to those that are there. */
		readonly fields: readonly FieldPath[];
		/** The step can be completed with it too, where everything is filled in. */
		readonly complete?: boolean;
	};
}

/** A demand on the values, with its message. */
export interface StepRule {
	/** The rule is broken when this does not hold. */
	readonly unless: Condition;
	/** Where the message is shown. Leave out: above the form. */
	readonly field?: FieldPath;
	/** Dutch text for the person. */
	readonly message: string;
	/** Also demanded of a correction. */
	readonly correction?: boolean;
	/** Of a rule that completing demands: a save that does not complete goes through, and says this as a warning. */
	readonly warnAtSave?: boolean;
}

/** What one tenant does otherwise than another: names, colours, rights, lists and flags. Its steps come from its flow. */
export interface TenantDefinition {
	/** Path of this schema, for editors. */
	readonly $schema?: string;
	/** Name of the tenant in addresses; also the name of its folder. */
	readonly slug: Slug;
	/** Name of the tenant; the same as the slug where records and tokens carry it. */
	readonly name: string;
	/** Name people read. Leave out: the acronym. */
	readonly label?: string;
	/** Short name. */
	readonly acronym: string;
	/** How lists are exported as a spreadsheet. */
	readonly export?: {
		/** formatted: written as 1234 AB. stored: left as they were filled in. */
		readonly postalCodes?: "formatted" | "stored";
	};
	/** Title of the browser tab. */
	readonly pageTitle: string;
	/** Address of the tenant's site; the host tells the tenant. Empty: no host of its own. */
	readonly baseUrl?: string;
	/** Tenant of calls and people that name none. Where there are several tenants, exactly one carries it. */
	readonly default?: boolean;
	/** E-mail address of support, in the footer. */
	readonly supportAddress: string;
	/** Address of the organisation's accessibility statement, to which the page about accessibility leads. */
	readonly accessibilityStatement?: string;
	/** Colours and logo. */
	readonly theme: Theme;
	/** Uuid of the flow that new processes start with. */
	readonly flow: Uuid;
	/** Per attribute, the roles that have it. An attribute that is left out has its default, and without one it is nobody's. */
	readonly access: {
		/** See the requests. */
		readonly requestlist?: Roles;
		/** See where requests are, and nothing more of them. */
		readonly requestlocations?: Roles;
		/** See the realisation processes. */
		readonly realisationlist?: Roles;
		/** See the list of charging locations. */
		readonly locationlist?: Roles;
		/** Start a realisation process. */
		readonly realisationbtn?: Roles;
		/** Write comments on requests. */
		readonly requestcomment?: Roles;
		/** Write comments on processes. */
		readonly realisationcomment?: Roles;
		/** Put on hold, resume, cancel and restore. */
		readonly canChangeStatus?: Roles;
		/** Set the status of comments; delete those on requests. */
		readonly canChangeCommentStatus?: Roles;
		/** Edit and delete the comments of others. */
		readonly canModerateComments?: Roles;
		/** Mark a traffic decision irrevocable, and undo that. */
		readonly canConfirmTrafficDecisions?: Roles;
		/** Use the debugger. */
		readonly canAccessDebugger?: Roles;
		/** Have top and side views made. */
		readonly automatedViews?: Roles;
		/** Download a generated start document. */
		readonly generateStartDoc?: Roles;
		/** Manage the configuration. */
		readonly admin?: Roles;
		/** See the reports. */
		readonly reporting?: Roles;
		/** See the reports for customers. */
		readonly customerreports?: Roles;
		/** See the events of a process. */
		readonly eventlog?: Roles;
		/** See charging points on maps. */
		readonly chargingpoints?: Roles;
		/** Read the manuals. */
		readonly manuals?: Roles;
		/** Export lists. */
		readonly export?: Roles;
		/** Make and change designs of the tenant's files, where the deployment allows it. Nothing that runs changes. */
		readonly design?: Roles;
		/** Make releases of designs, approve and activate them, where the deployment allows it. No release changes who has this right or the right to design. */
		readonly publish?: Roles;
	};
	/** Roles of the tenant's own besides those the product knows, by the name that access, steps, conditions and accounts use; or another label for one of the product's. */
	readonly roles?: Readonly<Record<string, {
		/** Dutch name. */
		readonly label: string;
	}>>;
	/** Categories of files of the tenant's own besides those the product knows, by the name that fields with files use. They take pictures and PDF. */
	readonly fileCategories?: readonly string[];
	/** Roles that judge requests. */
	readonly judges?: Roles;
	/** Agreed and legal terms: until when whom is waited for. The clock follows from the events. They hold for every running process, whichever version of the flow it runs on. */
	readonly terms?: Readonly<Record<string, Term>>;
	/** Whether it is said when a running process is expected to be finished, after how long others of its type took: those of its geography code from thirty finished ones on, else all of them. Only where forecasts of the past came true as often as they say. */
	readonly forecast?: boolean;
	/** What the page Vandaag has. Left out: everything. */
	readonly today?: {
		/** Groups of work: steps that wait for the person, requests to judge, comments to answer, legal terms that end, and drafts that the browser keeps. */
		readonly groups?: readonly ("steps" | "judge" | "answer" | "terms" | "drafts")[];
		/** Numbers for those who may report and list: each opens the list of exactly those processes. A status opens its tab, which must be among the filter words; `late`: a last day has passed, where the tenant has terms; `soon`: expected to be finished within thirty days, where it has `forecast`; `behind`: expected later than planned, where it also has a report of what is planned. */
		readonly figures?: readonly ("active" | "onhold" | "completed" | "cancelled" | "late" | "behind" | "soon")[];
	};
	/** What people are told of by e-mail until they choose for themselves, which they do in their inbox. Left out: nothing. A kind that stands in both is told at once. */
	readonly tell?: {
		/** Kinds of items that are told at once: only those that name a person. */
		readonly now?: readonly ("mention" | "reply")[];
		/** Kinds of items that one message a day tells of. */
		readonly daily?: readonly ("mention" | "role" | "reply" | "assign" | "step" | "back" | "near" | "over" | "view")[];
	};
	/** What can be done to several processes or requests at once, by those who may do it to each of them. Nothing where it is left out. */
	readonly bulk?: {
		/** Putting processes on hold, and resuming them. */
		readonly onhold?: boolean;
		/** Cancelling processes, with a reason. */
		readonly cancel?: boolean;
		/** Giving tags to processes, and taking them away. */
		readonly tags?: boolean;
		/** Categories of stakeholders that can be replaced in several processes at once. */
		readonly stakeholders?: readonly ("contractor" | "gridoperator" | "municipality")[];
		/** Judgements that can be given to several requests at once. */
		readonly judge?: readonly ("accept" | "reject" | "remove")[];
		/** Most records of one act. */
		readonly most?: number;
	};
	/** Filters of the realisation list, in the order of the tabs. The first is the one the bare list goes to. */
	readonly filterWords: readonly {
		/** Word in the address. */
		readonly word: string;
		/** Dutch label of the tab. */
		readonly label: string;
		/** What is listed. */
		readonly category: "active" | "municipality" | "cpo" | "onhold" | "completed" | "cancelled";
		/** Other words that redirect to this one. */
		readonly aliases?: readonly string[];
	}[];
	/** Types a process can have; the first is the default. */
	readonly processTypes: readonly {
		/** Stored value. */
		readonly value: string;
		/** Dutch label. */
		readonly text: string;
		/** Context of the type: its subtype, and what else lists show. */
		readonly meta?: {
			/** Subtype that processes of this type get. */
			readonly subtype?: string;
			readonly [name: string]: string | number | boolean | undefined;
		};
	}[];
	/** Reasons to put a process on hold. */
	readonly onHoldReasons: readonly Reason[];
	/** Reasons to cancel a process. */
	readonly cancelReasons: readonly Reason[];
	/** Reasons of a judgement on a request. */
	readonly reasonOptions?: readonly {
		/** Status it belongs to: 3 accepted, 4 rejected, 5 removed. */
		readonly status: 3 | 4 | 5;
		/** Stored value. */
		readonly value: string;
		/** Dutch text. */
		readonly text: string;
		/** Short Dutch text for lists. */
		readonly short?: string;
		/** The judge types a text of their own. */
		readonly custom?: boolean;
		/** Dutch text in the empty field of a custom reason. */
		readonly placeholder?: string;
	}[];
	/** How requests come into the tenant. */
	readonly requests?: RequestsDefinition;
	/** What stands in the start document that the product makes of a process. Left out: schemas/start-document.json. */
	readonly startDocument?: StartDocumentDefinition;
	/** Monitoring data of charging locations. */
	readonly monitoring?: {
		/** Offered in the request detail. */
		readonly enabled: boolean;
		/** Occupancy above which a location counts as busy. */
		readonly limit: number;
		/** The same for the chart of one charging point. */
		readonly chartLimit?: number;
	};
	/** Search in the lists. */
	readonly search: {
		/** What is searched. */
		readonly keys: readonly ("reference" | "name" | "address" | "postalCode" | "city" | "municipality" | "statusLabel" | "contractor" | "gridOperator" | "buildingCode" | "pid" | "customer" | "region")[];
		/** Dutch text in the empty search field. */
		readonly placeholder: string;
	};
	/** Municipalities of the tenant. */
	readonly municipalityOptions?: readonly {
		/** Official code. */
		readonly value: GeographyCode;
		/** Name. */
		readonly text: string;
		/** Shown, not offered. */
		readonly disabled?: boolean;
	}[];
	/** Municipality a new process starts with. */
	readonly municipalityDefault?: GeographyCode;
	/** Slug of the grid operator per municipality code; fills in the field, which stays editable. */
	readonly gridOperatorsByMunicipalityCode?: Readonly<Record<GeographyCode, StakeholderSlug>>;
	/** Slug of the contractor per municipality code; fills in the field, which stays editable. */
	readonly contractorsByMunicipalityCode?: Readonly<Record<GeographyCode, StakeholderSlug>>;
	/** Contractors the tenant starts with. */
	readonly contractors?: readonly ListEntry[];
	/** Stakeholders the tenant starts with; people add others. */
	readonly stakeholders?: readonly {
		/** What it is. */
		readonly category: "cpo" | "municipality" | "customer" | "contractor" | "gridoperator";
		/** Unique in the tenant; a municipality's ends in its geography code. */
		readonly slug: StakeholderSlug;
		/** Name people read. */
		readonly name: string;
		/** Offered. */
		readonly enabled: boolean;
	}[];
	/** Tags the tenant starts with. */
	readonly tags?: readonly ListEntry[];
	/** PIDs the tenant starts with. */
	readonly pids?: readonly ListEntry[];
	/** Maps. */
	readonly map: {
		/** Where a map without a location starts. */
		readonly center: {
			/** Degrees north. */
			readonly latitude: number;
			/** Degrees east. */
			readonly longitude: number;
		};
		/** Zoom a map starts with. */
		readonly zoom: number;
		/** South-west and north-east corner of the map, each [latitude, longitude]. */
		readonly bounds: readonly (readonly number[])[];
		/** Countries the address search is limited to. The public holidays of the first are no working days of terms, and messages by e-mail wait for them. */
		readonly countries: readonly ("nl" | "be")[];
		/** Language of what the map says, for screen readers. */
		readonly language?: "nl";
		/** Who is thanked for the map without tiles. Left out: the sources of its Dutch part. */
		readonly backgroundAttribution?: string;
		/** Areas with a permit, which the map of a request can show: a GeoJSON file in the tenant's folder, or the address of one. Left out: no such layer. */
		readonly areaLayer?: string;
		/** Whether the map of a request shows the realisation processes too. */
		readonly realisationLayer?: boolean;
		/** Import source whose charging locations tell type and phase in their popup. Left out: none does. */
		readonly importSource?: string;
	};
	/** Diameter in metres of the circle around the chosen place in which charging points are shown. */
	readonly locationPickerDiameter?: number;
	/** What the benchmark can be split by. */
	readonly benchmarkMenu?: readonly ("municipality" | "gridoperator" | "contractor" | "type" | "NumberOfChargingStations")[];
	/** Reports of this tenant, with their menu. Left out: the product's own (schemas/reports.json); a property that is left out is the product's. */
	readonly reports?: {
		/** Menu of the reports, in segments. */
		readonly menu?: readonly ReportSegment[];
		/** Years of creation that reports can be limited to, besides all. */
		readonly years?: readonly number[];
		/** What is added up over processes, by name. */
		readonly measures?: Readonly<Record<string, ReportMeasure>>;
	};
	/** Rounds in which charging locations were selected beforehand; leave out when the tenant has none. */
	readonly proactiveRounds?: readonly string[];
	/** The planned date may be reset to Cancelled. */
	readonly canResetDateValue?: boolean;
	/** Processes share the charging locations: cancelling frees the location, and restoring is refused when it is rejected or taken. */
	readonly sharedLocations?: boolean;
	/** paged: lists are loaded page by page. whole: at once. */
	readonly loading?: "paged" | "whole";
	/** Milliseconds between automatic synchronisations. */
	readonly syncIntervalMs?: number;
	/** Menu of the manuals. Left out: the one of schemas/manuals.json. The text of a page is manuals/<slug>.md in the tenant's folder, else the product's own of schemas/manuals/. */
	readonly manuals?: {
		/** Parts of the menu, each under its own heading. */
		readonly segments: readonly {
			/** Dutch heading. A part of which the reader may see no page is left out. */
			readonly title: string;
			/** Pages of the part, in their order. */
			readonly pages: readonly ManualPage[];
		}[];
	};
	/** Guided tour. */
	readonly tour?: {
		/** Shown once to every person. */
		readonly enabled: boolean;
		/** Day of the tour; people who saw it earlier see it again. */
		readonly date?: string;
		/** The tours of the pages, each about the page it opens on. The one of the first page with a tour comes by itself, once; the others when asked for. */
		readonly pages?: readonly {
			/** Beginnings of the addresses of the page, as for a manual page. */
			readonly helps: readonly string[];
			/** What the tour tells, in order. */
			readonly steps: readonly {
				/** Dutch heading. */
				readonly title: string;
				/** Dutch text. */
				readonly text: string;
				/** What it points at: the name on the page of a part, a button or a field. Not told where nothing on the page has that name. */
				readonly at: string;
				/** Told to those who have one of these attributes. Left out: to everybody. */
				readonly needs?: Attributes;
				/** Slug of the manual page that tells more. */
				readonly manual?: PageSlug;
			}[];
		}[];
	};
	/** What this tenant's lists have otherwise than the product's own. */
	readonly lists?: {
		/** The list of realisation processes. */
		readonly realisations?: ListDefinition;
		/** The list of requests. */
		readonly requests?: ListDefinition;
		/** The list of charging locations. */
		readonly locations?: ListDefinition;
	};
	/** Option lists of the tenant's own, by name, for fields whose options are not the flow's. */
	readonly options?: Readonly<Record<string, readonly Option[]>>;
	/** User texts that replace the product's, by their key. */
	readonly texts?: Readonly<Record<string, string>>;
	/** What demonstration runs add. */
	readonly demo?: {
		/** Accounts anybody may sign in with on a demonstration. */
		readonly accounts: readonly {
			/** E-mail address, the name to sign in with. */
			readonly email: string;
			/** Name people read. */
			readonly name: string;
			/** Per role, the geography codes it holds for, or the names of the customers; * means all. */
			readonly roles: Readonly<Record<string, readonly string[]>>;
			/** False for somebody who is to see the terms of use first. */
			readonly termsAccepted?: boolean;
		}[];
	};
}

/** One term. With `days`: so many from the start of a step or from a date. Without: the date itself. `legal`: as the law says, from a date. */
export interface Term {
	/** Dutch name. */
	readonly label: string;
	/** Step with whose start the term starts; anew when the step starts anew. */
	readonly starts?: {
		/** Code of the step. */
		readonly step: string;
	};
	/** Field with the day the term rests on, instead of the start of a step. */
	readonly from?: string;
	/** Step with whose completion the term ends; whoever is to act on it sees until when. Every term but a legal one has it: that ends when the decision is confirmed. */
	readonly ends?: {
		/** Code of the step. */
		readonly step: string;
	};
	/** Role that the term holds for; left out: everybody who edits the step. */
	readonly party?: string;
	/** How many days. */
	readonly days?: number;
	/** Days of the calendar, or working days: without weekends and the public holidays of the tenant's first country (`map.countries`). A term of the law stays one of Dutch law. */
	readonly unit?: "calendar" | "working";
	/** What stops the clock. */
	readonly stops?: readonly "onhold"[];
	/** Who may extend the term, with a reason, while it runs, and by how many days. Left out: nobody. A term without days of its own, such as one of the law, cannot be extended; one that begins anew begins without what it was extended by. */
	readonly extends?: {
		/** Roles that extend it, at the geography codes where they hold, of people who may read the step that the term ends with. */
		readonly roles: Roles;
		/** Days by which it can be extended, all extensions since it began together, in the unit of the term. */
		readonly most: number;
	};
	/** Days before the end from which it stands out. */
	readonly warn?: number;
	/** Law that sets the term: six weeks to object, from the day after publication (Algemene wet bestuursrecht 6:7 and 6:8, Algemene termijnenwet 1). It does not stop on hold and has no days of its own. */
	readonly legal?: "awb-bezwaar";
}

/** A text. */
export interface TextRule {
	/** Where the value is, the first place that holds one: a path of names with dots ("contact.email"), or the name of a column as it stands. A number is a place in a list. */
	readonly from: readonly SourcePath[];
	/** What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said. */
	readonly values?: Readonly<Record<string, string | null>>;
}

/** Colours and logo. */
export interface Theme {
	/** Colour of the strip and the logo. */
	readonly brand: Colour;
	/** Colour of buttons, links and controls. */
	readonly action: Colour;
	/** File in the tenant's folder. */
	readonly logo: string;
	/** Dutch text of the logo for those who cannot see it. */
	readonly logoAlt: string;
	/** Width of the logo in the bar, in pixels. */
	readonly logoWidth?: number;
	/** Width of the tenant's image on the start document, in pixels of 1/96 inch. Left out: as its height of 32 gives. */
	readonly imageWidth?: number;
}

/** A timeslot. */
export interface TimeslotRule {
	/** Where the value is, the first place that holds one: a path of names with dots ("contact.email"), or the name of a column as it stands. A number is a place in a list. */
	readonly from: readonly SourcePath[];
	/** What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said. */
	readonly values?: Readonly<Record<string, 0 | 1 | 2 | 3 | null>>;
}

/** A field whose value no other process of the tenant may have. */
export interface UniqueField {
	/** The field. */
	readonly field: FieldPath;
	/** Only processes with the same value here count. Leave out: all of the tenant's. */
	readonly within?: FieldPath;
	/** Dutch text for the person. */
	readonly message: string;
}

/** How running processes come along to another version of their flow where the versions do not say it by themselves. A tenant keeps them in mappings/, named after the version that processes come from; the workbench writes them, and npm run flow -- upgrade reads them. */
export interface UpgradeMapping {
	/** Path of this schema, for editors. */
	readonly $schema?: string;
	/** Version that the processes run on. */
	readonly from: string;
	/** Version they are taken along to. */
	readonly to: string;
	/** Per step of the old version, by its code, the step of the new one that takes over its state; where a process has passed it and come to that step as well, the completed one is dropped. null drops a completed step, which the history keeps. */
	readonly steps?: Readonly<Record<string, string | null>>;
	/** Per field of the old version the field its value goes to; null drops the value, which the history keeps. [] stands behind a list of which the items' field is meant. */
	readonly fields?: Readonly<Record<string, string | null>>;
	/** Per field of the old version, per option that is gone, the option that takes its place; null empties the field. */
	readonly options?: Readonly<Record<string, Readonly<Record<string, string | number | boolean | null>>>>;
	/** Per field of the new version what processes get in which it is empty. */
	readonly values?: Readonly<Record<string, string | number | boolean | readonly unknown[] | Readonly<Record<string, unknown>>>>;
	/** Changes that running processes may follow as they are, each as the dry run names it. */
	readonly accept?: readonly string[];
}

/** Version 4 uuid in lower case. */
export type Uuid = string;

/** Semantic version, of numbers of at most six digits. */
export type Version = string;

/** Something implausible, with its message. */
export interface WarningRule {
	/** It is implausible when this does not hold. Also write what holds while a field is empty: nobody is warned about nothing. */
	readonly unless: Condition;
	/** Where the message is shown. */
	readonly field: FieldPath;
	/** Dutch text for the person. */
	readonly message: string;
}
