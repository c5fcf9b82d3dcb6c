// Written by `npm run generate` out of schemas/widgets.json. Change that, not this.
import type { RegistryFieldsType, RegistryWidgetsType } from "@rjsf/utils";
import { AdviceSummaryField } from "../fields/AdviceSummaryField.tsx";
import { CheckboxWidget } from "../widgets/CheckboxWidget.tsx";
import { CheckboxesWidget } from "../widgets/CheckboxesWidget.tsx";
import { CoordinatesWidget } from "../widgets/CoordinatesWidget.tsx";
import { DateWidget } from "../widgets/DateWidget.tsx";
import { DecisionWidget } from "../widgets/DecisionWidget.tsx";
import { IdentifiersWidget } from "../widgets/IdentifiersWidget.tsx";
import { NumberWidget } from "../widgets/NumberWidget.tsx";
import { PidWidget } from "../widgets/PidWidget.tsx";
import { RadioWidget } from "../widgets/RadioWidget.tsx";
import { ReadOnlyTextWidget } from "../widgets/ReadOnlyTextWidget.tsx";
import { RepeatableField } from "../fields/RepeatableField.tsx";
import { ResettableDateWidget } from "../widgets/ResettableDateWidget.tsx";
import { SelectWidget } from "../widgets/SelectWidget.tsx";
import { StakeholderWidget } from "../widgets/StakeholderWidget.tsx";
import { TextWidget } from "../widgets/TextWidget.tsx";
import { TextareaWidget } from "../widgets/TextareaWidget.tsx";
import { TimeWidget } from "../widgets/TimeWidget.tsx";

/** Widgets that draw one value. */
export const widgets: RegistryWidgetsType = {
	"text": TextWidget,
	"textarea": TextareaWidget,
	"number": NumberWidget,
	"select": SelectWidget,
	"radio": RadioWidget,
	"checkboxes": CheckboxesWidget,
	"checkbox": CheckboxWidget,
	"date": DateWidget,
	"time": TimeWidget,
	"resettable-date": ResettableDateWidget,
	"stakeholder": StakeholderWidget,
	"pid": PidWidget,
	"decision": DecisionWidget,
	"identifiers": IdentifiersWidget,
	"read-only-text": ReadOnlyTextWidget,
	"coordinates": CoordinatesWidget,
};

/** Widgets that draw a group, a list or a whole section: fields, to the form library. */
export const fields: RegistryFieldsType = {
	"advice-summary": AdviceSummaryField,
	"repeatable": RepeatableField,
};
