import { describe, expect, it } from "@jest/globals";
import { conditionSchema, type Shapes, sectionSchema } from "../../schemas/index.ts";
import { operators } from "../conditions/index.ts";
import { formats } from "../text/index.ts";
import type { BlockDefinition } from "./block-definition.ts";
import type { FlowDefinition } from "./flow-definition.ts";
import type { DeepReadonly } from "./tenant-definition.ts";

/** True only when each type can stand where the other is asked for. */
type Same<Left, Right> = [Left] extends [Right] ? ([Right] extends [Left] ? true : false) : false;
/** With every property required, so that one the other side does not have shows too. */
type Demanding<Value> = Value extends readonly (infer Item)[]
	? readonly Demanding<Item>[]
	: Value extends object
		? { readonly [Key in keyof Value]-?: Demanding<Exclude<Value[Key], undefined>> }
		: Value;
type FlowOfSchema = DeepReadonly<Shapes["flow"]>;
type BlockOfSchema = DeepReadonly<Shapes["block"]>;

/**
 * These lines are the test: they do not compile when the two differ. Then change
 * engine/definition/flow-definition.ts or schemas/*.schema.json until both say the same, and run
 * `npm run generate`.
 */
const typesAgree: {
	readonly flow: Same<FlowDefinition, Loosened<FlowOfSchema>>;
	readonly everyFlowProperty: Same<Demanding<FlowDefinition>, Demanding<Loosened<FlowOfSchema>>>;
	readonly block: Same<BlockDefinition, Loosened<BlockOfSchema>>;
	readonly everyBlockProperty: Same<Demanding<BlockDefinition>, Demanding<Loosened<BlockOfSchema>>>;
} = { flow: true, everyFlowProperty: true, block: true, everyBlockProperty: true };

/** The schema lists the roles, the types leave them texts: the engine never needs to know them. */
type Role = FlowOfSchema["steps"][number]["access"]["edit"][number];
type Loosened<Value> = Value extends Role
	? Role extends Value
		? string
		: Value
	: Value extends readonly (infer Item)[]
		? readonly (Item extends Role ? string : Loosened<Item>)[]
		: Value extends object
			? { readonly [Key in keyof Value]: Loosened<Value[Key]> }
			: Value;

describe("what says the same in two places", () => {
	it("is the same: the types of the engine and those of the schemas", () => {
		expect(Object.values(typesAgree)).not.toContain(false);
	});

	it("is the same: the operators that are run and those of condition.schema.json", () => {
		const { condition, computedValue } = conditionSchema.$defs;
		const written = [...Object.keys(condition.properties), ...Object.keys(computedValue.properties)];
		expect([...written].sort()).toEqual(operators.map(({ name }) => name).sort());
	});

	it("is the same: which operators are conditions, here and there", () => {
		const conditions = operators.filter(({ result }) => result === "boolean").map(({ name }) => name);
		expect(Object.keys(conditionSchema.$defs.condition.properties).sort()).toEqual([...conditions].sort());
	});

	it("is the same: the formats of texts that are tested and those of section.schema.json", () => {
		expect([...sectionSchema.$defs.format.enum].sort()).toEqual(Object.keys(formats).sort());
	});
});
