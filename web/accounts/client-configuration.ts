import { callBeforeSignIn } from "../api/call-before-sign-in.ts";
import * as operations from "../api/generated/operations.ts";
import type { AnswerOf } from "../api/operation.ts";

/** What the server says before anybody has signed in. */
export type ClientConfiguration = AnswerOf<"getClientConfiguration">;

export type TenantPlace = ClientConfiguration["tenants"][number];

export const getClientConfiguration = () => callBeforeSignIn(operations.getClientConfiguration);
