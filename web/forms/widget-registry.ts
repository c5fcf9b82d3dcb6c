import type { RegistryFieldsType, RegistryWidgetsType } from "@rjsf/utils";
import { AdviceSummaryField } from "./fields/AdviceSummaryField.tsx";
import { RepeatableField } from "./fields/RepeatableField.tsx";
import { CheckboxesWidget } from "./widgets/CheckboxesWidget.tsx";
import { CheckboxWidget } from "./widgets/CheckboxWidget.tsx";
import { CoordinatesWidget } from "./widgets/CoordinatesWidget.tsx";
import { DateWidget } from "./widgets/DateWidget.tsx";
import { DecisionWidget } from "./widgets/DecisionWidget.tsx";
import { IdentifiersWidget } from "./widgets/IdentifiersWidget.tsx";
import { NumberWidget } from "./widgets/NumberWidget.tsx";
import { PidWidget } from "./widgets/PidWidget.tsx";
import { RadioWidget } from "./widgets/RadioWidget.tsx";
import { ReadOnlyTextWidget } from "./widgets/ReadOnlyTextWidget.tsx";
import { ResettableDateWidget } from "./widgets/ResettableDateWidget.tsx";
import { SelectWidget } from "./widgets/SelectWidget.tsx";
import { StakeholderWidget } from "./widgets/StakeholderWidget.tsx";
import { TextareaWidget } from "./widgets/TextareaWidget.tsx";
import { TextWidget } from "./widgets/TextWidget.tsx";
import { TimeWidget } from "./widgets/TimeWidget.tsx";

/** The closed registry: the names a flow may use, each a file of its own. */
export const widgets: RegistryWidgetsType = {
	text: TextWidget,
	textarea: TextareaWidget,
	number: NumberWidget,
	select: SelectWidget,
	radio: RadioWidget,
	checkboxes: CheckboxesWidget,
	checkbox: CheckboxWidget,
	date: DateWidget,
	"resettable-date": ResettableDateWidget,
	time: TimeWidget,
	stakeholder: StakeholderWidget,
	pid: PidWidget,
	identifiers: IdentifiersWidget,
	coordinates: CoordinatesWidget,
	decision: DecisionWidget,
	"read-only-text": ReadOnlyTextWidget,
};

/** Widgets of the registry that draw a group, a list or a whole section (see composites.ts). */
export const fields: RegistryFieldsType = {
	repeatable: RepeatableField,
	"advice-summary": AdviceSummaryField,
};
