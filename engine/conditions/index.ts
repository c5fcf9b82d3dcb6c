export type { ConditionContext } from "./evaluation/condition-context.ts";
export { isEmpty } from "./evaluation/is-empty.ts";
export type { Operator, Parameter, ParameterType } from "./evaluation/operator.ts";
export { createInterpreter, evaluate, type Interpreter } from "./interpreter.ts";
export { operatorIn } from "./operator-in.ts";
export { findOperator, operators } from "./operators.ts";
export { conditionsUsed, fieldsRead } from "./references.ts";
export { type Labels, sentence } from "./sentence.ts";
export type { Trace } from "./trace.ts";
