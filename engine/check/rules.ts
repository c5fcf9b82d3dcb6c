import type { Rule } from "./model/rule.ts";
import { bindingMissing } from "./rules/binding-missing.ts";
import { boundsCrossed } from "./rules/bounds-crossed.ts";
import { branchWithoutTarget } from "./rules/branch-without-target.ts";
import { brokenChain } from "./rules/broken-chain.ts";
import { brokenOverride } from "./rules/broken-override.ts";
import { conditionTooLarge } from "./rules/condition-too-large.ts";
import { defaultMismatch } from "./rules/default-mismatch.ts";
import { demandNeverMet } from "./rules/demand-never-met.ts";
import { derivedCircle } from "./rules/derived-circle.ts";
import { duplicateCode } from "./rules/duplicate-code.ts";
import { duplicateFieldLabel } from "./rules/duplicate-field-label.ts";
import { duplicateLabel } from "./rules/duplicate-label.ts";
import { duplicateOption } from "./rules/duplicate-option.ts";
import { duplicateSection } from "./rules/duplicate-section.ts";
import { duplicateUuid } from "./rules/duplicate-uuid.ts";
import { editorWithoutList } from "./rules/editor-without-list.ts";
import { fieldNotYetAvailable } from "./rules/field-not-yet-available.ts";
import { fileCategory } from "./rules/file-category.ts";
import { finalStepGoesOn } from "./rules/final-step-goes-on.ts";
import { hiddenButRequired } from "./rules/hidden-but-required.ts";
import { listMayBeLeftOut } from "./rules/list-may-be-left-out.ts";
import { messageMissing } from "./rules/message-missing.ts";
import { missingFinal } from "./rules/missing-final.ts";
import { namedConditionNested } from "./rules/named-condition-nested.ts";
import { neverReachedBranch } from "./rules/never-reached-branch.ts";
import { neverTrue } from "./rules/never-true.ts";
import { notForSeveral } from "./rules/not-for-several.ts";
import { numberOutOfRange } from "./rules/number-out-of-range.ts";
import { onlyInWarning } from "./rules/only-in-warning.ts";
import { optionListEmpty } from "./rules/option-list-empty.ts";
import { optionWithoutBranch } from "./rules/option-without-branch.ts";
import { readsHiddenAnswer } from "./rules/reads-hidden-answer.ts";
import { restartForward } from "./rules/restart-forward.ts";
import { roleNotInTenant } from "./rules/role-not-in-tenant.ts";
import { sealedPlace } from "./rules/sealed-place.ts";
import { similarFieldName } from "./rules/similar-field-name.ts";
import { stepCode } from "./rules/step-code.ts";
import { stepNobodyCanEdit } from "./rules/step-nobody-can-edit.ts";
import { stepNobodyCanLeave } from "./rules/step-nobody-can-leave.ts";
import { twoFinals } from "./rules/two-finals.ts";
import { typeConflict } from "./rules/type-conflict.ts";
import { unboundedText } from "./rules/unbounded-text.ts";
import { unknownBlock } from "./rules/unknown-block.ts";
import { unknownCondition } from "./rules/unknown-condition.ts";
import { unknownField } from "./rules/unknown-field.ts";
import { unknownHint } from "./rules/unknown-hint.ts";
import { unknownMark } from "./rules/unknown-mark.ts";
import { unknownOperator } from "./rules/unknown-operator.ts";
import { unknownOption } from "./rules/unknown-option.ts";
import { unknownProcessType } from "./rules/unknown-process-type.ts";
import { unknownReason } from "./rules/unknown-reason.ts";
import { unknownRename } from "./rules/unknown-rename.ts";
import { unknownRequired } from "./rules/unknown-required.ts";
import { unknownRole } from "./rules/unknown-role.ts";
import { unknownStep } from "./rules/unknown-step.ts";
import { unreachableStep } from "./rules/unreachable-step.ts";
import { uuidNotV4 } from "./rules/uuid-not-v4.ts";
import { valueOutlivesStep } from "./rules/value-outlives-step.ts";
import { widgetMismatch } from "./rules/widget-mismatch.ts";
import { wrongType } from "./rules/wrong-type.ts";

/** Every rule about the meaning of a flow. Notation and shape are checked earlier, when the file is read. */
export const rules: readonly Rule[] = [
	bindingMissing,
	boundsCrossed,
	branchWithoutTarget,
	brokenChain,
	brokenOverride,
	conditionTooLarge,
	defaultMismatch,
	demandNeverMet,
	derivedCircle,
	duplicateCode,
	duplicateFieldLabel,
	duplicateLabel,
	duplicateOption,
	duplicateSection,
	duplicateUuid,
	editorWithoutList,
	fieldNotYetAvailable,
	fileCategory,
	finalStepGoesOn,
	hiddenButRequired,
	listMayBeLeftOut,
	messageMissing,
	missingFinal,
	namedConditionNested,
	neverReachedBranch,
	neverTrue,
	notForSeveral,
	numberOutOfRange,
	onlyInWarning,
	optionListEmpty,
	optionWithoutBranch,
	readsHiddenAnswer,
	restartForward,
	roleNotInTenant,
	sealedPlace,
	similarFieldName,
	stepCode,
	stepNobodyCanEdit,
	stepNobodyCanLeave,
	twoFinals,
	typeConflict,
	unboundedText,
	unknownBlock,
	unknownCondition,
	unknownField,
	unknownHint,
	unknownMark,
	unknownOperator,
	unknownOption,
	unknownProcessType,
	unknownReason,
	unknownRename,
	unknownRequired,
	unknownRole,
	unknownStep,
	unreachableStep,
	uuidNotV4,
	valueOutlivesStep,
	widgetMismatch,
	wrongType,
];
