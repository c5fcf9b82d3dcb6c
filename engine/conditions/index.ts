export type { ConditionContext } from "./condition-context.ts";
export { createInterpreter, evaluate, holds, type Interpreter, outcomeOf } from "./interpreter.ts";
export { isEmpty } from "./is-empty.ts";
export type { Operator, Parameter, ParameterType, ResultType, ValueType } from "./operator.ts";
export { operatorIn } from "./operator-in.ts";
export { findOperator, operators } from "./operators.ts";
export { conditionsUsed, fieldsRead } from "./references.ts";
export { type Labels, sentence } from "./sentence.ts";
export type { Trace } from "./trace.ts";
