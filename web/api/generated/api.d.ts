/* Generated from the schemas of the routes: scripts/generate-api-types.ts writes it anew. Not to be edited. */

import type { AccessMap, Blocks, Edit, FlowChange, FlowDifference, ListDefinition, ListName, ManualMenu, Problem, RealisationEvent, Reports, ResolvedFlow, StakeholderCategory, StartDocumentDefinition, TenantDefinition } from "../../../engine/index.ts";

export interface Api {
	getClientConfiguration: {
		params: {};
		query: {};
		answer: {
			oidc: {
				issuer: string;
				clientId: string;
				scope: string;
				audience: string;
				rolesClaim: string;
				nameClaim: string;
				emailClaim: string;
			};
			/**
			 * Goes along with every call of the web; says which program makes it, and protects nothing.
			 */
			apiKey: string;
			defaultTenant: string;
			/**
			 * Of the terms of use that a person must have accepted.
			 */
			termsVersion: string;
			/**
			 * Whether people can change their password here.
			 */
			passwordChange: boolean;
			/**
			 * The largest file that may be uploaded, in bytes.
			 */
			mostFileBytes: number;
			tenants: {
				slug: string;
				label: string;
				/**
				 * Address under which the tenant is reached directly; empty when it has none.
				 */
				baseUrl: string;
				supportAddress: string;
			}[];
			demoAccounts?: {
				email: string;
				name: string;
				description: string;
			}[];
		};
		code:
			| "headers-too-large"
			| "invalid"
			| "no-room"
			| "not-acceptable"
			| "request-timeout"
			| "starting"
			| "too-many-requests"
			| "unauthenticated"
			| "unavailable"
			| "unexpected"
			| "uri-too-long";
	};
	getPerson: {
		params: {};
		query: {};
		answer: {
			data: {
				userId: string;
				name: string;
				email: string;
				/**
				 * Tenant to role to geography codes; ["*"] means all.
				 */
				roles: {
					[k: string]: {
						[k: string]: string[];
					};
				};
				/**
				 * Version of the terms of use to when it was accepted: milliseconds since 1970, null when that is not known.
				 */
				acceptedTerms: {
					[k: string]: number | null;
				};
				/**
				 * When the person last proved who they are, in milliseconds since 1970; null when the token does not say.
				 */
				signedInAt: number | null;
			};
		};
		code:
			| "headers-too-large"
			| "invalid"
			| "no-room"
			| "not-acceptable"
			| "request-timeout"
			| "starting"
			| "too-many-requests"
			| "unauthenticated"
			| "unavailable"
			| "unexpected"
			| "uri-too-long";
	};
	getConfiguration: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				license: {
					tenant: string;
					validUntil: string | null;
				};
				tenant: TenantConfiguration;
			};
		};
		code: CommonCode | "api-key";
	};
	getLogo: {
		params: {
			tenant: string;
		};
		query: {};
		code:
			| "headers-too-large"
			| "invalid"
			| "no-room"
			| "not-acceptable"
			| "not-found"
			| "request-timeout"
			| "starting"
			| "tenant-too-busy"
			| "too-many-requests"
			| "unauthenticated"
			| "unavailable"
			| "unexpected"
			| "unknown-tenant"
			| "uri-too-long";
	};
	getSpecification: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {
			version?: string;
		};
		answer: {
			data: {
				uuid: string;
				version: string;
				hash: string;
				label: string;
				steps: {
					uuid: string;
					/**
					 * Short code.
					 */
					step: string;
					label: string;
					version: string;
					final: boolean;
					access: {
						read: string[];
						edit: string[];
					};
					/**
					 * Sub-steps, of the same shape.
					 */
					children: {
						[k: string]: unknown;
					}[];
				}[];
				/**
				 * The resolved flow, as the engine reads it.
				 */
				definition: ResolvedFlow;
				/**
				 * Address of the module with the validators of this version.
				 */
				validators: string;
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	getValidators: {
		params: {
			tenant: string;
			uuid: string;
			version: string;
		};
		query: {};
		code:
			| "headers-too-large"
			| "invalid"
			| "no-room"
			| "not-acceptable"
			| "not-found"
			| "request-timeout"
			| "starting"
			| "tenant-too-busy"
			| "too-many-requests"
			| "unauthenticated"
			| "unavailable"
			| "unexpected"
			| "unknown-tenant"
			| "uri-too-long";
	};
	listRealisations: {
		params: {
			tenant: string;
		};
		query: {
			pageSize?: string;
			pagesize?: string;
			offSet?: string;
			offset?: string;
			at?: string;
			fromTimeStamp?: string;
			codes?: string;
			locationMapper?: "true" | "false";
			past?: "whole" | "days";
		};
		answer: {
			data: Realisation[];
			related: {
				"charging-point-locations"?: ChargingLocation[];
			};
			metaData: {
				pagination: {
					/**
					 * What to send as offSet for the next page; null at the end.
					 */
					next: number | null;
					/**
					 * Snapshot of these pages; send it with the next ones, and as fromTimeStamp with the next synchronisation.
					 */
					at: number;
				};
			};
		};
		code: CommonCode | "api-key";
	};
	createRealisation: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			/**
			 * Code of the municipality, or of the customer where processes belong to customers.
			 */
			geographyCode: string;
			/**
			 * One slug per category, among them that of the municipality or customer whose process it is.
			 *
			 * @minItems 1
			 * @maxItems 5
			 *
			 * Items: Stakeholder as category|name.
			 */
			stakeholders: string[];
			/**
			 * The tenant of the path again.
			 */
			tenant: string;
			/**
			 * Process type of the tenant.
			 */
			type: string;
			subtype?: string | null;
		};
		answer: {
			data: Realisation;
		};
		code:
			CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "too-large" | "unknown-field" | "value-taken" | "wrong-media-type";
	};
	listRealisationRows: {
		params: {
			tenant: string;
		};
		query: {
			category?: "active" | "municipality" | "cpo" | "onhold" | "completed" | "cancelled";
			step?: string;
			municipality?: string;
			type?: string;
			status?: string;
			within?: string;
			filters?: string;
			sort?: string;
			page?: string;
			rows?: string;
			after?: string;
		};
		answer: {
			data: Realisation[];
			metaData: {
				/**
				 * Rows of the tab that meet the filters, on all pages.
				 */
				total: number;
				/**
				 * Rows that the person may see.
				 */
				all: number;
				/**
				 * Rows of each tab that meet the filters.
				 */
				matching: {
					active: number;
					municipality: number;
					cpo: number;
					onhold: number;
					completed: number;
					cancelled: number;
				};
				/**
				 * Rows of all tabs that meet the filters.
				 */
				matchingAll: number;
				/**
				 * Those of the page that wait for somebody.
				 */
				waits?: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					/**
					 * Whether the person put all of theirs off till tomorrow.
					 */
					putOff: boolean;
					/**
					 * Whether it waits for one of the person's roles.
					 */
					own: boolean;
					/**
					 * YYYY-MM-DD: the soonest last day, whoever it is for; null without one that this person may know of.
					 */
					due: string | null;
					/**
					 * The soonest that is for this person, of what they did not put off; of all where they put off everything.
					 */
					ownDue: string | null;
					/**
					 * YYYY-MM-DD: half of the processes like it are finished by then; null without a forecast.
					 */
					expectedFirst: string | null;
					/**
					 * 85 of 100 are.
					 */
					expectedLast: string | null;
				}[];
				/**
				 * Those of the page that have comments.
				 */
				comments?: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					comments: number;
					/**
					 * With the status todo.
					 */
					todo: number;
					/**
					 * With a status that is none of todo, done and ignore.
					 */
					unknown: number;
				}[];
				/**
				 * Only while rows of the list are made, and the answer is what the records tell: how many of those that the person sees have theirs.
				 */
				filling?: {
					done: number;
					of: number;
				};
				/**
				 * Where the next page begins; null where only its number says it.
				 */
				after: string | null;
			};
		};
		code: CommonCode | "api-key" | "list-filling";
	};
	listProcessPlaces: {
		params: {
			tenant: string;
		};
		query: {
			category?: "active" | "municipality" | "cpo" | "onhold" | "completed" | "cancelled";
			step?: string;
			municipality?: string;
			type?: string;
			status?: string;
			within?: string;
			filters?: string;
			code?: string;
			box?: string;
			zoom?: string;
		};
		answer: {
			data: {
				/**
				 * None where there are more than an answer has.
				 */
				points: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					reference: string;
					kind: "suggestion" | "in-progress" | "realized" | "rejected";
					latitude: number;
					longitude: number;
				}[];
				/**
				 * In place of the points, where a box and a zoom were given: the middle and the corners of those of one kind.
				 */
				squares: {
					kind: "suggestion" | "in-progress" | "realized" | "rejected";
					count: number;
					latitude: number;
					longitude: number;
					south: number;
					west: number;
					north: number;
					east: number;
				}[];
				/**
				 * Whether the points are all there are.
				 */
				whole: boolean;
				counts: {
					suggestion: number;
					"in-progress": number;
					realized: number;
					rejected: number;
				};
			};
		};
		code: CommonCode | "api-key" | "list-filling";
	};
	listRealisationChoices: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			/**
			 * By field, in no order; a filter that only the records can tell of is left out.
			 */
			data: Readonly<Record<string, readonly (string | number | boolean)[]>>;
		};
		code: CommonCode | "api-key";
	};
	listRealisationRowKeys: {
		params: {
			tenant: string;
		};
		query: {
			category?: "active" | "municipality" | "cpo" | "onhold" | "completed" | "cancelled";
			step?: string;
			municipality?: string;
			type?: string;
			status?: string;
			within?: string;
			filters?: string;
			sort?: string;
		};
		answer: {
			/**
			 * Items: Version 4 uuid in lower case.
			 */
			data: string[];
		};
		code: CommonCode | "api-key" | "list-filling";
	};
	listRealisationWaits: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * Version 4 uuid in lower case.
				 */
				uuid: string;
				/**
				 * Whether the person put all of theirs off till tomorrow.
				 */
				putOff: boolean;
				/**
				 * Whether it waits for one of the person's roles.
				 */
				own: boolean;
				/**
				 * YYYY-MM-DD: the soonest last day, whoever it is for; null without one that this person may know of.
				 */
				due: string | null;
				/**
				 * The soonest that is for this person, of what they did not put off; of all where they put off everything.
				 */
				ownDue: string | null;
				/**
				 * YYYY-MM-DD: half of the processes like it are finished by then; null without a forecast.
				 */
				expectedFirst: string | null;
				/**
				 * 85 of 100 are.
				 */
				expectedLast: string | null;
			}[];
		};
		code: CommonCode | "api-key";
	};
	getRealisation: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: Realisation;
			related: {
				/**
				 * Names by user id, of the people in the events who have an account here.
				 */
				people: {
					[k: string]: string;
				};
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	saveStep: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			intent: {
				/**
				 * Short code of a step.
				 */
				step: string;
				/**
				 * Complete the step; everything required must be there.
				 */
				complete: boolean;
				/**
				 * Correct a completed step without touching the progress.
				 */
				correction: boolean;
				/**
				 * Step the client expects to be at afterwards; another outcome is refused.
				 */
				target: string;
				/**
				 * Why a completed step is corrected or changed, for its history; at most 300 characters. Nothing for an open one.
				 */
				reason?: string;
			};
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				status: {
					/**
					 * Uuid of the target step.
					 */
					uuid: string;
				};
				/**
				 * The step's fields in their groups; a field left out becomes empty.
				 */
				values: {
					[k: string]: unknown;
				};
			};
		};
		answer: {
			data: Realisation;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "comment-characters"
			| "comment-too-long"
			| "field-not-applicable"
			| "field-read-only"
			| "idempotency-key-reused"
			| "incomplete"
			| "locked"
			| "not-found"
			| "not-open-for-change"
			| "stale"
			| "steering-field"
			| "step-not-available"
			| "synced-missing"
			| "too-large"
			| "unexpected-target"
			| "unknown-field"
			| "unknown-step"
			| "value-taken"
			| "wrong-media-type";
		current: Realisation;
	};
	getRealisationForecast: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * `given`: between `first` and `last`. `beyond`: none of those like it took so long. `few`: too few were finished. `unproven`: forecasts of the past did not come true often enough. `none`: it waits for nobody, or nothing is known yet.
				 */
				state: "given" | "beyond" | "few" | "unproven" | "none";
				/**
				 * YYYY-MM-DD: half of those like it are finished by then.
				 */
				first: string | null;
				/**
				 * 85 of 100 are.
				 */
				last: string | null;
				/**
				 * Finished processes that this follows from.
				 */
				cases: number;
				/**
				 * Of its own geography code, or of every code: the latter only for those who see all of them.
				 */
				among: "own" | "all";
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	checkValue: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {
			field?: string;
			value?: string;
			within?: string;
		};
		answer: {
			data: {
				taken: boolean;
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	changeStatus: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				status: "cancelled" | "onhold" | "vkb";
				action: "enable" | "disable";
				/**
				 * Out of the tenant's list.
				 */
				reason?: string;
				comment?: string;
			};
		};
		answer: {
			data: Realisation;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "comment-characters"
			| "comment-too-long"
			| "idempotency-key-reused"
			| "invalid-status"
			| "not-found"
			| "reason-missing"
			| "reason-unknown"
			| "restore-rejected-location"
			| "restore-taken-location"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "value-taken"
			| "wrong-media-type";
		current: Realisation;
	};
	setTags: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				/**
				 * Uuids of tags.
				 *
				 * @maxItems 50
				 *
				 * Items: Version 4 uuid in lower case.
				 */
				tags: string[];
			};
		};
		answer: {
			data: Realisation;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "locked"
			| "not-found"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "value-taken"
			| "wrong-media-type";
		current: Realisation;
	};
	changeStakeholder: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				/**
				 * Stakeholder as category|name.
				 */
				slug: string;
			};
		};
		answer: {
			data: Realisation;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "locked"
			| "not-found"
			| "not-open-for-change"
			| "stakeholder-not-changeable"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "value-taken"
			| "wrong-media-type";
		current: Realisation;
	};
	extendTerm: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				/**
				 * Its name in the tenant's file.
				 */
				term: string;
				/**
				 * Days of the term's own clock: working days where it counts those.
				 */
				days?: number;
				/**
				 * Its new last day, YYYY-MM-DD.
				 */
				until?: string;
				/**
				 * At most 300 characters.
				 */
				reason: string;
			};
		};
		answer: {
			data: Realisation;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "comment-characters"
			| "comment-too-long"
			| "idempotency-key-reused"
			| "locked"
			| "not-found"
			| "not-open-for-change"
			| "reason-missing"
			| "stale"
			| "synced-missing"
			| "term-extension"
			| "term-fixed"
			| "too-large"
			| "value-taken"
			| "wrong-media-type";
		current: Realisation;
	};
	changeType: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				/**
				 * Process type of the tenant.
				 */
				type: string;
			};
		};
		answer: {
			data: Realisation;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "locked"
			| "not-found"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "type-fixed"
			| "value-taken"
			| "wrong-media-type";
		current: Realisation;
	};
	undoLastAct: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
		};
		answer: {
			data: Realisation;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "comment-characters"
			| "comment-too-long"
			| "idempotency-key-reused"
			| "invalid-status"
			| "locked"
			| "not-found"
			| "not-undoable"
			| "reason-missing"
			| "reason-unknown"
			| "restore-rejected-location"
			| "restore-taken-location"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "value-taken"
			| "wrong-media-type";
		current: Realisation;
	};
	connectLocation: {
		params: {
			tenant: string;
			uuid: string;
			locationUuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
				location?: {
					/**
					 * The record's `synced` as the client has it.
					 */
					synced?: number;
				};
			};
			data: {
				action: "connect" | "disconnect";
				category: "selected" | "alternative";
			};
		};
		answer: {
			data: Realisation;
			related: {
				location: ChargingLocation;
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "location-not-linkable"
			| "location-not-unlinkable"
			| "locked"
			| "not-found"
			| "not-open-for-change"
			| "stale"
			| "step-not-available"
			| "synced-missing"
			| "too-large"
			| "value-taken"
			| "wrong-media-type";
		current: Realisation;
	};
	connectRequest: {
		params: {
			tenant: string;
			uuid: string;
			requestUuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
				request?: {
					/**
					 * The record's `synced` as the client has it.
					 */
					synced?: number;
				};
			};
			data: {
				action: "connect" | "disconnect";
			};
		};
		answer: {
			data: Realisation;
			related: {
				request: Request;
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "not-found"
			| "request-not-connectable"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "value-taken"
			| "wrong-media-type";
		current: Realisation;
	};
	disconnectFile: {
		params: {
			tenant: string;
			uuid: string;
			fileUuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				action: "disconnect";
			};
		};
		answer: {
			data: Realisation;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "file-kept"
			| "idempotency-key-reused"
			| "locked"
			| "not-found"
			| "not-open-for-change"
			| "stale"
			| "step-not-available"
			| "synced-missing"
			| "too-large"
			| "value-taken"
			| "wrong-media-type";
		current: Realisation;
	};
	takeRealisationAlong: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * The version that the client takes for the one that runs.
				 */
				to: string;
			};
		};
		answer: {
			data: {
				/**
				 * there: nothing was left to do.
				 */
				outcome: "along" | "stays" | "there";
				/**
				 * Why it stays.
				 */
				reasons: string[];
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "not-found"
			| "release-stale"
			| "too-large"
			| "value-taken"
			| "wrong-media-type";
	};
	getAutomaticView: {
		params: {
			tenant: string;
			uuid: string;
			view: "topview" | "sideview";
		};
		query: {};
		code: CommonCode | "api-key" | "automatic-view-unavailable" | "not-found";
	};
	listRequests: {
		params: {
			tenant: string;
		};
		query: {
			pageSize?: string;
			pagesize?: string;
			offSet?: string;
			offset?: string;
			at?: string;
			fromTimeStamp?: string;
			codes?: string;
			realisationStatus?: string;
			locationMapper?: "true" | "false";
		};
		answer: {
			data: (Request | LimitedRequest)[];
			related: {
				"charging-point-locations"?: ChargingLocation[];
			};
			metaData: {
				pagination: {
					/**
					 * What to send as offSet for the next page; null at the end.
					 */
					next: number | null;
					/**
					 * Snapshot of these pages; send it with the next ones, and as fromTimeStamp with the next synchronisation.
					 */
					at: number;
				};
			};
		};
		code: CommonCode | "api-key";
	};
	getRequest: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: Request | LimitedRequest;
		};
		code: CommonCode | "api-key" | "not-found";
	};
	listRequestPlaces: {
		params: {
			tenant: string;
		};
		query: {
			code?: string;
			box?: string;
			zoom?: string;
			process?: string;
			without?: string;
		};
		answer: {
			data: {
				/**
				 * None where there are more than an answer has.
				 */
				points: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					ref: string;
					limited: boolean;
					kind: "connected" | "elsewhere" | "completed" | "open" | "accepted";
					latitude: number;
					longitude: number;
				}[];
				/**
				 * In place of the points, where a box and a zoom were given: the middle and the corners of those of one kind.
				 */
				squares: {
					kind: "connected" | "elsewhere" | "completed" | "open" | "accepted";
					count: number;
					latitude: number;
					longitude: number;
					south: number;
					west: number;
					north: number;
					east: number;
				}[];
				/**
				 * Whether the points are all there are.
				 */
				whole: boolean;
				counts: {
					connected: number;
					elsewhere: number;
					completed: number;
					open: number;
					accepted: number;
				};
			};
		};
		code: CommonCode | "api-key";
	};
	listNearestRequests: {
		params: {
			tenant: string;
		};
		query: {
			only: "offered" | "placed" | "running";
			code: string;
			process?: string;
			near?: string;
			search?: string;
			without?: string;
			rows?: string;
		};
		answer: {
			data: (Request | LimitedRequest)[];
			metaData: {
				/**
				 * Of all, also those that are farther away.
				 */
				total: number;
			};
		};
		code: CommonCode | "api-key";
	};
	listRequestRows: {
		params: {
			tenant: string;
		};
		query: {
			category?: string;
			only?: "judgeable" | "startable";
			within?: string;
			filters?: string;
			sort?: string;
			page?: string;
			rows?: string;
			after?: string;
		};
		answer: {
			data: Request[];
			related: {
				/**
				 * Those that the requests are connected to, as far as the person sees them.
				 */
				processes: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					reference: string;
				}[];
			};
			metaData: {
				/**
				 * Rows of the tab that meet the filters, on all pages.
				 */
				total: number;
				/**
				 * Rows that the person may see.
				 */
				all: number;
				/**
				 * Rows of each tab that meet the filters, by its word.
				 */
				matching: Readonly<Record<string, number>>;
				/**
				 * Rows of all tabs that meet the filters.
				 */
				matchingAll: number;
				/**
				 * Where the next page begins; null where only its number says it.
				 */
				after: string | null;
				/**
				 * Those of the page that have comments.
				 */
				comments?: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					comments: number;
					/**
					 * With the status todo.
					 */
					todo: number;
					/**
					 * With a status that is none of todo, done and ignore.
					 */
					unknown: number;
				}[];
			};
		};
		code: CommonCode | "api-key" | "list-filling";
	};
	listRequestChoices: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			/**
			 * By field, in no order; a filter that only the records can tell of is left out.
			 */
			data: Readonly<Record<string, readonly (string | number | boolean)[]>>;
		};
		code: CommonCode | "api-key" | "list-filling";
	};
	listRequestKeys: {
		params: {
			tenant: string;
		};
		query: {
			category?: string;
			only?: "judgeable" | "startable";
			within?: string;
			filters?: string;
			sort?: string;
		};
		answer: {
			/**
			 * Items: Version 4 uuid in lower case.
			 */
			data: string[];
		};
		code: CommonCode | "api-key" | "list-filling";
	};
	listRequestRowPlaces: {
		params: {
			tenant: string;
		};
		query: {
			category?: string;
			within?: string;
			filters?: string;
			box?: string;
			zoom?: string;
		};
		answer: {
			data: {
				/**
				 * None where there are more than an answer has.
				 */
				points: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					ref: string;
					kind: "open" | "accepted" | "linked" | "closed";
					latitude: number;
					longitude: number;
				}[];
				/**
				 * In place of the points, where a box and a zoom were given: the middle and the corners of those of one kind.
				 */
				squares: {
					kind: "open" | "accepted" | "linked" | "closed";
					count: number;
					latitude: number;
					longitude: number;
					south: number;
					west: number;
					north: number;
					east: number;
				}[];
				/**
				 * Whether the points are all there are.
				 */
				whole: boolean;
				counts: {
					open: number;
					accepted: number;
					linked: number;
					closed: number;
				};
			};
		};
		code: CommonCode | "api-key" | "list-filling";
	};
	judgeRequest: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			intent: {
				action: "judgement";
			};
			data: {
				/**
				 * 3 accepted, 4 rejected, 5 removed.
				 */
				status?: number | null;
				/**
				 * Value of a reason of the tenant, where the status has reasons.
				 */
				reason?: string | null;
				/**
				 * With a reason that asks for the judge's own words.
				 */
				remarks?: string | null;
			};
		};
		answer: {
			data: Request;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "judgement-connected"
			| "judgement-judged"
			| "judgement-no-judge"
			| "not-found"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "wrong-media-type";
		current: Request;
	};
	setRequestTags: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				/**
				 * Uuids of tags.
				 *
				 * @maxItems 50
				 *
				 * Items: Version 4 uuid in lower case.
				 */
				tags: string[];
			};
		};
		answer: {
			data: Request;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "not-found"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "wrong-media-type";
		current: Request;
	};
	setCoordinates: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				latitude: number;
				longitude: number;
			};
		};
		answer: {
			data: Request;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "not-found"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "wrong-media-type";
		current: Request;
	};
	geocodeRequest: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * pending: the address service cannot answer now.
				 */
				status: "found" | "failed" | "pending";
				coordinates: {
					lat: number;
					lng: number;
				} | null;
				address: {
					/**
					 * The address in one line
					 */
					label: string;
					street: string;
					number: string;
					/**
					 * Letter and addition, "" without
					 */
					suffix: string;
					/**
					 * "1234 AB", "9000" in Belgium, "" when unknown
					 */
					postalCode: string;
					city: string;
					/**
					 * Four digits, five in Belgium
					 */
					municipalityCode: string;
					/**
					 * Name, "" when unknown
					 */
					municipality?: string;
					/**
					 * "" when unknown
					 */
					province?: string;
					country?: "nl" | "be";
					latitude: number;
					longitude: number;
				} | null;
				/**
				 * Whether it was kept with the request.
				 */
				kept: boolean;
			};
			metaData?: {
				/**
				 * Dutch, why there is no place.
				 */
				message: string;
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	geocodeRequests: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				/**
				 * @minItems 1
				 * @maxItems 50
				 *
				 * Items: Version 4 uuid in lower case.
				 */
				uuids: string[];
			};
		};
		answer: {
			data: Request[];
		};
		code:
			CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "not-found" | "synced-missing" | "too-large" | "wrong-media-type";
	};
	getStatus: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * When this server was started, in milliseconds since 1970.
				 */
				startedAt: number;
				parts: {
					name: "database" | "storage" | "scanner" | "geocoder" | "tiles" | "identity-provider";
					/**
					 * replaced: it does not answer, and something of our own does its work. off: it is not set.
					 */
					state: "up" | "down" | "replaced" | "off" | "unknown";
					/**
					 * Since when this server knows it to be so, in milliseconds since 1970.
					 */
					since: number;
				}[];
				/**
				 * Messages of this tenant by e-mail; null where none leaves.
				 */
				mail: {
					waiting: number;
					/**
					 * Given up.
					 */
					failed: number;
					/**
					 * Since when the longest waits, in milliseconds since 1970.
					 */
					oldest: number | null;
					/**
					 * Code of the last refusal of the mail server; empty for none.
					 */
					reason: string;
				} | null;
				/**
				 * What the tenant runs on; null where the deployment has no releases.
				 */
				releases: {
					/**
					 * The release that this server runs; null where its folder runs as it is.
					 */
					running: number | null;
					/**
					 * The release that was activated last.
					 */
					active: number | null;
					/**
					 * The release of what the deployment's folder has, if that never ran.
					 */
					aside: number | null;
				} | null;
			};
		};
		code: CommonCode | "api-key";
	};
	getTodayUpkeep: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * parts: so many do not answer. mail: so many messages were given up. behind: this release was activated and does not run here. aside: the folder's release, which never ran. ready: this release was never activated. back: somebody else agreed to going back to this release.
				 */
				kind: "parts" | "mail" | "behind" | "aside" | "ready" | "back";
				number: number;
			}[];
		};
		code: CommonCode | "api-key";
	};
	listenToChanges: {
		params: {
			tenant: string;
		};
		query: {
			after?: string;
		};
		code: CommonCode | "api-key";
	};
	listComments: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * Newest first.
				 */
				comments: Comment[];
				/**
				 * Of the latest change to any of them, sent back with a change; 0 without comments.
				 */
				synced: number;
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	writeComment: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				action: "create" | "edit" | "status" | "assign" | "delete";
				/**
				 * With create and edit.
				 */
				message?: string;
				/**
				 * With status: todo, done or ignore.
				 */
				status?: string;
				/**
				 * `order` of the comment; with everything but create.
				 */
				number?: number;
				/**
				 * With create: `order` of the comment that this one answers. An answer to an answer belongs to the same conversation.
				 */
				parent?: number;
				/**
				 * With create and edit: who the message names as '@' and the name. Who it does not name is left out.
				 *
				 * @maxItems 20
				 */
				mentions?: {
					kind: "person" | "role";
					id: string;
				}[];
				/**
				 * With create and parent: the conversation is done with, for who may set its status.
				 */
				settle?: boolean;
				/**
				 * With assign: who is to deal with the conversation; null for nobody any more.
				 */
				assignee?: {
					kind: "person" | "role";
					id: string;
				} | null;
				/**
				 * With create: files of the process, which the author may see, that the comment points at.
				 *
				 * @maxItems 10
				 *
				 * Items: Version 4 uuid in lower case.
				 */
				files?: string[];
				/**
				 * Not read: the author is who the token says.
				 */
				username?: string;
			};
		};
		answer: {
			data: {
				/**
				 * Newest first.
				 */
				comments: Comment[];
				/**
				 * Of the latest change to any of them, sent back with a change; 0 without comments.
				 */
				synced: number;
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "not-found"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "wrong-media-type";
		current: {
			/**
			 * Newest first.
			 */
			comments: Comment[];
			/**
			 * Of the latest change to any of them, sent back with a change; 0 without comments.
			 */
			synced: number;
		};
	};
	listRequestComments: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * Newest first.
				 */
				comments: Comment[];
				/**
				 * Of the latest change to any of them, sent back with a change; 0 without comments.
				 */
				synced: number;
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	writeRequestComment: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				action: "create" | "edit" | "status" | "assign" | "delete";
				/**
				 * With create and edit.
				 */
				message?: string;
				/**
				 * With status: todo, done or ignore.
				 */
				status?: string;
				/**
				 * `order` of the comment; with everything but create.
				 */
				number?: number;
				/**
				 * With create: `order` of the comment that this one answers. An answer to an answer belongs to the same conversation.
				 */
				parent?: number;
				/**
				 * With create and edit: who the message names as '@' and the name. Who it does not name is left out.
				 *
				 * @maxItems 20
				 */
				mentions?: {
					kind: "person" | "role";
					id: string;
				}[];
				/**
				 * With create and parent: the conversation is done with, for who may set its status.
				 */
				settle?: boolean;
				/**
				 * With assign: who is to deal with the conversation; null for nobody any more.
				 */
				assignee?: {
					kind: "person" | "role";
					id: string;
				} | null;
				/**
				 * With create: files of the process, which the author may see, that the comment points at.
				 *
				 * @maxItems 10
				 *
				 * Items: Version 4 uuid in lower case.
				 */
				files?: string[];
				/**
				 * Not read: the author is who the token says.
				 */
				username?: string;
			};
		};
		answer: {
			data: {
				/**
				 * Newest first.
				 */
				comments: Comment[];
				/**
				 * Of the latest change to any of them, sent back with a change; 0 without comments.
				 */
				synced: number;
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "not-found"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "wrong-media-type";
		current: {
			/**
			 * Newest first.
			 */
			comments: Comment[];
			/**
			 * Of the latest change to any of them, sent back with a change; 0 without comments.
			 */
			synced: number;
		};
	};
	listMentionable: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {
			search?: string;
		};
		answer: {
			data: {
				kind: "person" | "role";
				/**
				 * User id, or the role.
				 */
				id: string;
				/**
				 * As it stands in the message, without '@'.
				 */
				name: string;
			}[];
		};
		code: CommonCode | "api-key" | "not-found";
	};
	listRequestMentionable: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {
			search?: string;
		};
		answer: {
			data: {
				kind: "person" | "role";
				/**
				 * User id, or the role.
				 */
				id: string;
				/**
				 * As it stands in the message, without '@'.
				 */
				name: string;
			}[];
		};
		code: CommonCode | "api-key" | "not-found";
	};
	listCommentVersions: {
		params: {
			tenant: string;
			uuid: string;
			number: string;
		};
		query: {};
		answer: {
			data: {
				message: string;
				/**
				 * When it was replaced, in milliseconds since 1970 (UTC).
				 */
				until: number;
			}[];
		};
		code: CommonCode | "api-key" | "not-found";
	};
	listRequestCommentVersions: {
		params: {
			tenant: string;
			uuid: string;
			number: string;
		};
		query: {};
		answer: {
			data: {
				message: string;
				/**
				 * When it was replaced, in milliseconds since 1970 (UTC).
				 */
				until: number;
			}[];
		};
		code: CommonCode | "api-key" | "not-found";
	};
	countComments: {
		params: {
			tenant: string;
		};
		query: {
			entity: "realisation" | "request";
		};
		answer: {
			data: {
				/**
				 * Version 4 uuid in lower case.
				 */
				uuid: string;
				comments: number;
				/**
				 * With the status todo.
				 */
				todo: number;
				/**
				 * With a status that is none of todo, done and ignore.
				 */
				unknown: number;
			}[];
		};
		code: CommonCode | "api-key";
	};
	getInbox: {
		params: {
			tenant: string;
		};
		query: {
			show?: "open" | "later" | "done";
		};
		answer: {
			data: {
				unread: number;
				/**
				 * How many there are of what was asked for, shown or not.
				 */
				total: number;
				items: {
					/**
					 * Names it, for the calls that mark it.
					 */
					item: string;
					kind: "mention" | "role" | "reply" | "assign" | "step" | "back" | "near" | "over" | "view";
					/**
					 * What record it is about. Says nothing of a view.
					 */
					entity: "realisation" | "request";
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					ref: string;
					/**
					 * Empty where there is none, or none that the person may see.
					 */
					address: string;
					/**
					 * Code of the step that came.
					 */
					step: string | null;
					/**
					 * Name of the step.
					 */
					label: string;
					/**
					 * The term that ends soon, or is past.
					 */
					term: {
						label: string;
						/**
						 * Its last day, YYYY-MM-DD.
						 */
						due: string;
						/**
						 * Days until then; negative when it is past.
						 */
						left: number;
					} | null;
					/**
					 * The view that something newly came into; `uuid` and `ref` name it.
					 */
					view: {
						/**
						 * Name of its list.
						 */
						list?: "realisations" | "requests" | "locations";
						/**
						 * What follows the address of its list.
						 */
						search: string;
						/**
						 * New records in it.
						 */
						count: number;
					} | null;
					/**
					 * Milliseconds since 1970 (UTC).
					 */
					since: number;
					unread: boolean;
					comment: {
						number: number;
						/**
						 * Number of the comment that an answer belongs to.
						 */
						thread: number;
						message: string;
						author: string;
						/**
						 * Whether the conversation is done with, or ignored.
						 */
						settled: boolean;
						/**
						 * Whether it is assigned to a role of the person, not to them by name.
						 */
						toRole?: boolean;
						mayReply: boolean;
						maySettle: boolean;
					} | null;
				}[];
				/**
				 * How the person is told by e-mail, and where; null where none leaves.
				 */
				mail: {
					address: string;
					choices: {
						kind: "mention" | "role" | "reply" | "assign" | "step" | "back" | "near" | "over" | "view";
						how: "now" | "daily" | "off";
						offered: ("now" | "daily" | "off")[];
					}[];
				} | null;
				/**
				 * The records and views among them, by their names.
				 */
				muted: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					/**
					 * Empty where the person does not see it any more.
					 */
					ref: string;
				}[];
				/**
				 * What is muted: "kind:" and a kind, or "record:" and a uuid.
				 */
				mutes: string[];
			};
		};
		code: CommonCode | "api-key";
	};
	getInboxCount: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				unread: number;
			};
		};
		code: CommonCode | "api-key";
	};
	markInbox: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * @minItems 1
				 * @maxItems 200
				 */
				items: string[];
				mark: "read" | "done" | "later" | "open";
			};
		};
		answer: {
			data: {
				unread: number;
			};
		};
		code: CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "too-large" | "wrong-media-type";
	};
	muteInbox: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * Items of this kind.
				 */
				kind?: "role" | "reply" | "assign" | "step" | "back" | "near" | "over" | "view";
				/**
				 * Items about this process or request.
				 */
				record?: string;
				muted: boolean;
			};
		};
		answer: {
			data: {
				mutes: string[];
			};
		};
		code: CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "too-large" | "wrong-media-type";
	};
	mailInbox: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			data: {
				kind: "mention" | "role" | "reply" | "assign" | "step" | "back" | "near" | "over" | "view";
				how: "now" | "daily" | "off";
			};
		};
		answer: {
			data: {
				choices: {
					kind: "mention" | "role" | "reply" | "assign" | "step" | "back" | "near" | "over" | "view";
					how: "now" | "daily" | "off";
					offered: ("now" | "daily" | "off")[];
				}[];
			};
		};
		code: CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "too-large" | "wrong-media-type";
	};
	createUploadLink: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			/**
			 * Without the extension; together 3 to 128 characters.
			 */
			filename: string;
			/**
			 * jpg, jpeg or png, and pdf for all but views.
			 */
			extension: string;
			/**
			 * Category of the documents of a process; capitals do not count.
			 */
			category: string;
		};
		answer: {
			data: {
				file: File;
				link: string;
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "locked"
			| "not-found"
			| "storage-quota"
			| "too-large"
			| "wrong-media-type";
	};
	getFile: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: File;
		};
		code: CommonCode | "api-key" | "not-found";
	};
	getDownloadLink: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: {
				link: string;
			};
		};
		code: CommonCode | "api-key" | "file-unavailable" | "not-found";
	};
	getStorage: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * Bytes of all files together.
				 */
				used: number;
				/**
				 * Bytes that they may be; null for no limit.
				 */
				most: number | null;
			};
		};
		code: CommonCode | "api-key";
	};
	uploadFile: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {
			expires: string;
			size: string;
			type: string;
			nonce: string;
			key: string;
			signature: string;
		};
		answer: {
			data: File;
		};
		code:
			| "bad-json"
			| "file-content"
			| "forbidden"
			| "headers-too-large"
			| "invalid"
			| "link-expired"
			| "link-used"
			| "no-room"
			| "not-acceptable"
			| "request-timeout"
			| "starting"
			| "storage-quota"
			| "tenant-too-busy"
			| "too-large"
			| "too-many-requests"
			| "unauthenticated"
			| "unavailable"
			| "unexpected"
			| "unknown-tenant"
			| "uri-too-long"
			| "wrong-media-type";
	};
	downloadFile: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {
			expires: string;
			size: string;
			type: string;
			nonce: string;
			key: string;
			signature: string;
		};
		code:
			| "file-unavailable"
			| "forbidden"
			| "headers-too-large"
			| "invalid"
			| "link-expired"
			| "link-used"
			| "no-room"
			| "not-acceptable"
			| "request-timeout"
			| "starting"
			| "tenant-too-busy"
			| "too-many-requests"
			| "unauthenticated"
			| "unavailable"
			| "unexpected"
			| "unknown-tenant"
			| "uri-too-long";
	};
	listLocations: {
		params: {
			tenant: string;
		};
		query: {
			pageSize?: string;
			pagesize?: string;
			offSet?: string;
			offset?: string;
			at?: string;
			fromTimeStamp?: string;
			codes?: string;
			status?: string;
		};
		answer: {
			data: ChargingLocation[];
			related: {};
			metaData: {
				pagination: {
					/**
					 * What to send as offSet for the next page; null at the end.
					 */
					next: number | null;
					/**
					 * Snapshot of these pages; send it with the next ones, and as fromTimeStamp with the next synchronisation.
					 */
					at: number;
				};
			};
		};
		code: CommonCode | "api-key";
	};
	getLocation: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: ChargingLocation;
		};
		code: CommonCode | "api-key" | "not-found";
	};
	listLocationRows: {
		params: {
			tenant: string;
		};
		query: {
			category?: string;
			within?: string;
			only?: "connected";
			among?: string;
			filters?: string;
			sort?: string;
			page?: string;
			rows?: string;
			after?: string;
		};
		answer: {
			data: ChargingLocation[];
			metaData: {
				/**
				 * Rows of the tab that meet the filters, on all pages.
				 */
				total: number;
				/**
				 * Rows that the person may see.
				 */
				all: number;
				/**
				 * Rows of each tab that meet the filters, by its word.
				 */
				matching: Readonly<Record<string, number>>;
				/**
				 * Rows of all tabs that meet the filters.
				 */
				matchingAll: number;
				/**
				 * Where the next page begins; null where only its number says it.
				 */
				after: string | null;
			};
		};
		code: CommonCode | "api-key" | "list-filling";
	};
	listLocationChoices: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			/**
			 * By field, in no order; a filter that only the records can tell of is left out.
			 */
			data: Readonly<Record<string, readonly (string | number | boolean)[]>>;
		};
		code: CommonCode | "api-key" | "list-filling";
	};
	listLocationKeys: {
		params: {
			tenant: string;
		};
		query: {
			category?: string;
			within?: string;
			among?: string;
			filters?: string;
			sort?: string;
		};
		answer: {
			data: {
				/**
				 * Version 4 uuid in lower case.
				 */
				uuid: string;
				/**
				 * Version 4 uuid in lower case.
				 */
				process: string;
			}[];
		};
		code: CommonCode | "api-key" | "list-filling";
	};
	listLocationPlaces: {
		params: {
			tenant: string;
		};
		query: {
			category?: string;
			within?: string;
			filters?: string;
			box?: string;
			zoom?: string;
		};
		answer: {
			data: {
				/**
				 * None where there are more than an answer has.
				 */
				points: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					reference: string;
					kind: "realized" | "in-progress" | "definitive" | "suggestion" | "rejected" | "alert" | "unknown";
					latitude: number;
					longitude: number;
				}[];
				/**
				 * In place of the points, where a box and a zoom were given: the middle and the corners of those of one kind.
				 */
				squares: {
					kind: "realized" | "in-progress" | "definitive" | "suggestion" | "rejected" | "alert" | "unknown";
					count: number;
					latitude: number;
					longitude: number;
					south: number;
					west: number;
					north: number;
					east: number;
				}[];
				/**
				 * Whether the points are all there are.
				 */
				whole: boolean;
				counts: {
					realized: number;
					"in-progress": number;
					definitive: number;
					suggestion: number;
					rejected: number;
					alert: number;
					unknown: number;
				};
			};
		};
		code: CommonCode | "api-key" | "list-filling";
	};
	listPermitAreas: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				name: string;
				/**
				 * Rings of [longitude, latitude].
				 */
				polygons: number[][][][];
			}[];
		};
		code: CommonCode | "api-key" | "permit-areas-unavailable";
	};
	getMonitoring: {
		params: {
			tenant: string;
			uuid: string;
			locationUuid: string;
		};
		query: {};
		answer: {
			data: {
				aggregated: {
					occupancy_rate: {
						/**
						 * The month.
						 */
						label: string;
						/**
						 * Share of the time in use, from 0 to 1; null without data.
						 */
						value: number | null;
						noData: boolean;
					}[];
				};
				connectionPoints: {
					charge_point_id: string;
					data: {
						/**
						 * The month.
						 */
						label: string;
						/**
						 * Share of the time in use, from 0 to 1; null without data.
						 */
						value: number | null;
						noData: boolean;
					}[];
				}[];
			} | null;
		};
		code: CommonCode | "api-key" | "monitoring-unavailable" | "not-found";
	};
	listStakeholders: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: Stakeholder[];
		};
		code: CommonCode | "api-key";
	};
	createStakeholder: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			name: string;
			category: "cpo" | "municipality" | "customer" | "contractor" | "gridoperator";
		};
		answer: {
			data: Stakeholder;
		};
		code: CommonCode | "already-exists" | "api-key" | "bad-json" | "idempotency-key-reused" | "too-large" | "wrong-media-type";
	};
	searchAddresses: {
		params: {
			tenant: string;
		};
		query: {
			q: string;
			limit?: number;
			lat?: number;
			lng?: number;
		};
		answer: {
			data: {
				/**
				 * The address in one line
				 */
				label: string;
				street: string;
				number: string;
				/**
				 * Letter and addition, "" without
				 */
				suffix: string;
				/**
				 * "1234 AB", "9000" in Belgium, "" when unknown
				 */
				postalCode: string;
				city: string;
				/**
				 * Four digits, five in Belgium
				 */
				municipalityCode: string;
				/**
				 * Name, "" when unknown
				 */
				municipality?: string;
				/**
				 * "" when unknown
				 */
				province?: string;
				country?: "nl" | "be";
				latitude: number;
				longitude: number;
			}[];
			related?: {
				/**
				 * Municipality the position lies in, also when no address is near it; null outside the Netherlands, Flanders and Brussels
				 */
				municipality?: {
					code: string;
					name: string;
					province: string;
				} | null;
			};
			metaData?: {
				/**
				 * "not found" when there is no address
				 */
				message?: string;
			};
		};
		code: CommonCode | "api-key" | "geocoder-unavailable";
	};
	reverseAddress: {
		params: {
			tenant: string;
		};
		query: {
			lat: number;
			lng: number;
		};
		answer: {
			data: {
				/**
				 * The address in one line
				 */
				label: string;
				street: string;
				number: string;
				/**
				 * Letter and addition, "" without
				 */
				suffix: string;
				/**
				 * "1234 AB", "9000" in Belgium, "" when unknown
				 */
				postalCode: string;
				city: string;
				/**
				 * Four digits, five in Belgium
				 */
				municipalityCode: string;
				/**
				 * Name, "" when unknown
				 */
				municipality?: string;
				/**
				 * "" when unknown
				 */
				province?: string;
				country?: "nl" | "be";
				latitude: number;
				longitude: number;
			}[];
			related?: {
				/**
				 * Municipality the position lies in, also when no address is near it; null outside the Netherlands, Flanders and Brussels
				 */
				municipality?: {
					code: string;
					name: string;
					province: string;
				} | null;
			};
			metaData?: {
				/**
				 * "not found" when there is no address
				 */
				message?: string;
			};
		};
		code: CommonCode | "api-key" | "geocoder-unavailable";
	};
	isElsewhere: {
		params: {
			tenant: string;
		};
		query: {
			lat: number;
			lng: number;
			code: string;
		};
		answer: {
			data: {
				elsewhere: boolean;
			};
		};
		code: CommonCode | "api-key";
	};
	listTags: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: KeptEntry[];
		};
		code: CommonCode | "api-key";
	};
	createTag: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			/**
			 * 1 to 60 characters.
			 */
			label: string;
		};
		answer: {
			data: KeptEntry;
		};
		code: CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "too-large" | "wrong-media-type";
	};
	saveKeptList: {
		params: {
			tenant: string;
			list: "tags" | "pids";
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				/**
				 * @maxItems 2000
				 */
				entries: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					/**
					 * 1 to 60 characters.
					 */
					label: string;
					enabled: boolean;
					/**
					 * Anything but null removes the entry for good, unless a record has it.
					 */
					deleted_at?: number | null;
					/**
					 * It may be given to requests. Left out: as it was, and true for a new one.
					 */
					request?: boolean;
					/**
					 * It may be given to processes. Left out: as it was, and true for a new one.
					 */
					process?: boolean;
				}[];
			};
		};
		answer: {
			data: {
				entries: KeptEntry[];
			};
		};
		code: CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "stale" | "too-large" | "wrong-media-type";
		current: KeptEntry[];
	};
	listViews: {
		params: {
			tenant: string;
		};
		query: {
			list: "realisations" | "requests" | "locations";
		};
		answer: {
			data: View[];
		};
		code: CommonCode | "api-key";
	};
	createView: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * Name of the list.
				 */
				list: "realisations" | "requests" | "locations";
				/**
				 * 1 to 60 characters.
				 */
				label: string;
				/**
				 * What follows the list's address: the word of its tab and the query. Read by the list alone; what it does not know, it leaves out.
				 */
				search: string;
				shared?: boolean;
			};
		};
		answer: {
			data: View;
		};
		code: CommonCode | "already-exists" | "api-key" | "bad-json" | "idempotency-key-reused" | "too-large" | "wrong-media-type";
	};
	changeView: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				/**
				 * 1 to 60 characters.
				 */
				label?: string;
				/**
				 * What follows the list's address: the word of its tab and the query. Read by the list alone; what it does not know, it leaves out.
				 */
				search?: string;
				shared?: boolean;
				/**
				 * Roles that begin the list with it, in place of those of now. Of a shared view, by whoever has the attribute `admin`.
				 *
				 * @maxItems 100
				 */
				startsFor?: string[];
			};
		};
		answer: {
			data: View;
		};
		code:
			| CommonCode
			| "already-exists"
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "not-found"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "wrong-media-type";
		current: View;
	};
	subscribeView: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			data: {
				subscribed: boolean;
			};
		};
		answer: {
			data: View;
		};
		code: CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "not-found" | "too-large" | "wrong-media-type";
	};
	deleteView: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
		};
		answer: {
			data: {
				/**
				 * Version 4 uuid in lower case.
				 */
				uuid: string;
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "idempotency-key-reused"
			| "not-found"
			| "stale"
			| "synced-missing"
			| "too-large"
			| "wrong-media-type";
		current: View;
	};
	checkBulk: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			data: {
				list: "realisations" | "requests";
				kind: "onhold" | "resume" | "cancel" | "tags" | "stakeholder" | "fill" | "accept" | "reject" | "remove";
				/**
				 * @minItems 1
				 * @maxItems 5000
				 *
				 * Items: Version 4 uuid in lower case.
				 */
				uuids: string[];
				/**
				 * What is filled in of a step. It is fixed here: carried out is what was checked.
				 */
				fill?: {
					/**
					 * Short code of the step.
					 */
					step: string;
					/**
					 * Complete the step with it.
					 */
					complete: boolean;
					/**
					 * Values by the paths of fields; a file is of one of the processes, and the others get a copy. None: what stands there is told.
					 */
					fields: {
						[k: string]: string | number | boolean | string[];
					};
				};
				/**
				 * Slug of the party that replaces the present one of its category.
				 */
				stakeholder?: string;
			};
		};
		answer: {
			data: BulkAct;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "bulk-not-offered"
			| "bulk-too-many"
			| "idempotency-key-reused"
			| "too-large"
			| "wrong-media-type";
	};
	getBulk: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: BulkAct;
		};
		code: CommonCode | "api-key" | "not-found";
	};
	listBulkItems: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {
			state?: "can" | "cannot" | "done" | "same" | "failed" | "undone" | "kept";
			after?: string;
		};
		answer: {
			data: {
				number: number;
				/**
				 * Version 4 uuid in lower case.
				 */
				uuid: string;
				/**
				 * Empty for a record that is not there for the person.
				 */
				ref: string;
				state: "can" | "cannot" | "done" | "same" | "failed" | "undone" | "kept";
				code: string;
				/**
				 * Why not, in Dutch.
				 */
				message: string;
			}[];
		};
		code: CommonCode | "api-key" | "not-found";
	};
	runBulk: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * Value of a reason of the tenant, where the act has reasons.
				 */
				reason?: string;
				/**
				 * What goes with the reason.
				 */
				comment?: string;
				/**
				 * Uuids of tags.
				 *
				 * @maxItems 50
				 *
				 * Items: Version 4 uuid in lower case.
				 */
				add?: string[];
				/**
				 * Uuids of tags.
				 *
				 * @maxItems 50
				 *
				 * Items: Version 4 uuid in lower case.
				 */
				remove?: string[];
			};
		};
		answer: {
			data: BulkAct;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "comment-characters"
			| "comment-too-long"
			| "idempotency-key-reused"
			| "not-found"
			| "reason-missing"
			| "reason-unknown"
			| "too-large"
			| "wrong-media-type";
	};
	stopBulk: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: BulkAct;
		};
		code: CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "not-found" | "too-large" | "wrong-media-type";
	};
	undoBulk: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: BulkAct;
		};
		code: CommonCode | "api-key" | "bad-json" | "bulk-busy" | "idempotency-key-reused" | "not-found" | "too-large" | "wrong-media-type";
	};
	getPreferences: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				tour?: string;
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				"views-realisations"?: string;
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				"views-requests"?: string;
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				"views-locations"?: string;
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				"start-realisations"?: string;
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				"start-requests"?: string;
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				"start-locations"?: string;
			};
		};
		code: CommonCode | "api-key";
	};
	setPreference: {
		params: {
			tenant: string;
			part:
				"tour" | "views-realisations" | "views-requests" | "views-locations" | "start-realisations" | "start-requests" | "start-locations";
		};
		query: {};
		body: {
			data: {
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				value: string;
			};
		};
		answer: {
			data: {
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				tour?: string;
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				"views-realisations"?: string;
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				"views-requests"?: string;
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				"views-locations"?: string;
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				"start-realisations"?: string;
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				"start-requests"?: string;
				/**
				 * Tour: the day (YYYY-MM-DD) of the tour that the person was shown; at most 200 characters. Views of a list: their uuids in the order in which the person has them, with commas between them. Start of a list: the uuid of the view that it begins with; `list` for the list itself, anything else for what the organisation chose.
				 */
				"start-locations"?: string;
			};
		};
		code: CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "too-large" | "wrong-media-type";
	};
	listDrafts: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * Version 4 uuid in lower case.
				 */
				uuid: string;
				step: string;
				/**
				 * Of the step, in the process's own version of the flow.
				 */
				label: string;
				reference: string;
				/**
				 * Empty where there is none, or none that the caller may see.
				 */
				address: string;
				/**
				 * How many of its fields.
				 */
				fields: number;
				/**
				 * When it was last filled in; milliseconds since 1970.
				 */
				savedAt: number;
			}[];
		};
		code: CommonCode | "api-key";
	};
	getDraft: {
		params: {
			tenant: string;
			uuid: string;
			step: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * Version of the record that it is based on.
				 */
				synced: number;
				mode: "view" | "correction" | "change";
				/**
				 * By path.
				 */
				fields: {
					[k: string]: {
						/**
						 * Milliseconds since it was filled in.
						 */
						age: number;
						/**
						 * What the record had; left out when nothing.
						 */
						base?: {
							[k: string]: unknown;
						};
						/**
						 * What was filled in, right or wrong; left out when the field was emptied.
						 */
						mine?: {
							[k: string]: unknown;
						};
						/**
						 * It is saved or thrown away.
						 */
						gone?: true;
					};
				};
			} | null;
		};
		code: CommonCode | "api-key" | "not-found";
	};
	keepDraft: {
		params: {
			tenant: string;
			uuid: string;
			step: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * Version of the record that it is based on.
				 */
				synced: number;
				mode: "view" | "correction" | "change";
				/**
				 * By path.
				 */
				fields: {
					[k: string]: {
						/**
						 * Milliseconds since it was filled in.
						 */
						age: number;
						/**
						 * What the record had; left out when nothing.
						 */
						base?: {
							[k: string]: unknown;
						};
						/**
						 * What was filled in, right or wrong; left out when the field was emptied.
						 */
						mine?: {
							[k: string]: unknown;
						};
						/**
						 * It is saved or thrown away.
						 */
						gone?: true;
					};
				};
			};
		};
		answer: {
			data: {
				/**
				 * How many fields are kept now.
				 */
				fields: number;
			};
		};
		code: CommonCode | "api-key" | "bad-json" | "draft-too-many" | "not-found" | "too-large" | "unknown-field" | "wrong-media-type";
	};
	listOthersAtWork: {
		params: {
			tenant: string;
			uuid: string;
			step: string;
		};
		query: {};
		answer: {
			data: {
				name: string;
			}[];
		};
		code: CommonCode | "api-key" | "not-found";
	};
	getTextDrafts: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * `comment`, `answer-` or `edit-` and the number of a comment, or of a request `judgement`.
				 */
				part: string;
				fields: {
					message?: {
						/**
						 * Milliseconds since it was typed.
						 */
						age: number;
						mine?: {
							text: string;
							/**
							 * @maxItems 100
							 */
							mentions: {
								kind: "person" | "role";
								id: string;
								name: string;
							}[];
						};
						/**
						 * It is sent or thrown away. With `mine` only as far as that is what is kept.
						 */
						gone?: true;
					};
					choice?: {
						/**
						 * Milliseconds since it was typed.
						 */
						age: number;
						mine?: {
							status: number | null;
							reason: string | null;
						};
						/**
						 * It is sent or thrown away. With `mine` only as far as that is what is kept.
						 */
						gone?: true;
					};
					remarks?: {
						/**
						 * Milliseconds since it was typed.
						 */
						age: number;
						mine?: string;
						/**
						 * It is sent or thrown away. With `mine` only as far as that is what is kept.
						 */
						gone?: true;
					};
				};
			}[];
		};
		code: CommonCode | "api-key" | "not-found";
	};
	keepTextDraft: {
		params: {
			tenant: string;
			uuid: string;
			part: string;
		};
		query: {};
		body: {
			data: {
				fields: {
					message?: {
						/**
						 * Milliseconds since it was typed.
						 */
						age: number;
						mine?: {
							text: string;
							/**
							 * @maxItems 100
							 */
							mentions: {
								kind: "person" | "role";
								id: string;
								name: string;
							}[];
						};
						/**
						 * It is sent or thrown away. With `mine` only as far as that is what is kept.
						 */
						gone?: true;
					};
					choice?: {
						/**
						 * Milliseconds since it was typed.
						 */
						age: number;
						mine?: {
							status: number | null;
							reason: string | null;
						};
						/**
						 * It is sent or thrown away. With `mine` only as far as that is what is kept.
						 */
						gone?: true;
					};
					remarks?: {
						/**
						 * Milliseconds since it was typed.
						 */
						age: number;
						mine?: string;
						/**
						 * It is sent or thrown away. With `mine` only as far as that is what is kept.
						 */
						gone?: true;
					};
				};
			};
		};
		answer: {
			data: {
				/**
				 * How many fields are kept now.
				 */
				fields: number;
			};
		};
		code: CommonCode | "api-key" | "bad-json" | "draft-too-many" | "not-found" | "too-large" | "unknown-field" | "wrong-media-type";
	};
	getRequestTextDrafts: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * `comment`, `answer-` or `edit-` and the number of a comment, or of a request `judgement`.
				 */
				part: string;
				fields: {
					message?: {
						/**
						 * Milliseconds since it was typed.
						 */
						age: number;
						mine?: {
							text: string;
							/**
							 * @maxItems 100
							 */
							mentions: {
								kind: "person" | "role";
								id: string;
								name: string;
							}[];
						};
						/**
						 * It is sent or thrown away. With `mine` only as far as that is what is kept.
						 */
						gone?: true;
					};
					choice?: {
						/**
						 * Milliseconds since it was typed.
						 */
						age: number;
						mine?: {
							status: number | null;
							reason: string | null;
						};
						/**
						 * It is sent or thrown away. With `mine` only as far as that is what is kept.
						 */
						gone?: true;
					};
					remarks?: {
						/**
						 * Milliseconds since it was typed.
						 */
						age: number;
						mine?: string;
						/**
						 * It is sent or thrown away. With `mine` only as far as that is what is kept.
						 */
						gone?: true;
					};
				};
			}[];
		};
		code: CommonCode | "api-key" | "not-found";
	};
	keepRequestTextDraft: {
		params: {
			tenant: string;
			uuid: string;
			part: string;
		};
		query: {};
		body: {
			data: {
				fields: {
					message?: {
						/**
						 * Milliseconds since it was typed.
						 */
						age: number;
						mine?: {
							text: string;
							/**
							 * @maxItems 100
							 */
							mentions: {
								kind: "person" | "role";
								id: string;
								name: string;
							}[];
						};
						/**
						 * It is sent or thrown away. With `mine` only as far as that is what is kept.
						 */
						gone?: true;
					};
					choice?: {
						/**
						 * Milliseconds since it was typed.
						 */
						age: number;
						mine?: {
							status: number | null;
							reason: string | null;
						};
						/**
						 * It is sent or thrown away. With `mine` only as far as that is what is kept.
						 */
						gone?: true;
					};
					remarks?: {
						/**
						 * Milliseconds since it was typed.
						 */
						age: number;
						mine?: string;
						/**
						 * It is sent or thrown away. With `mine` only as far as that is what is kept.
						 */
						gone?: true;
					};
				};
			};
		};
		answer: {
			data: {
				/**
				 * How many fields are kept now.
				 */
				fields: number;
			};
		};
		code: CommonCode | "api-key" | "bad-json" | "draft-too-many" | "not-found" | "too-large" | "unknown-field" | "wrong-media-type";
	};
	getReport: {
		params: {
			tenant: string;
			report: string;
		};
		query: {
			status?: "active" | "onhold" | "completed" | "cancelled";
			year?: string;
			by?: string;
			detail?: string;
		};
		answer: {
			data: {
				tables: Figures[];
				/**
				 * Years in which the processes that the person may report on were created.
				 */
				years: string[];
				/**
				 * Instant for which the figures are: those of many processes hold for a while.
				 */
				at: number;
			};
		};
		code: CommonCode | "api-key" | "not-found" | "report-working";
	};
	getToday: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * Today, YYYY-MM-DD.
				 */
				day: string;
				/**
				 * Steps that wait for this person and were not put off: those of the first four groups.
				 */
				steps: number;
				/**
				 * Processes that this person sees and that wait for somebody else.
				 */
				others: number;
				/**
				 * Processes as their list finds them: each once, however many of its steps wait.
				 */
				listed: {
					/**
					 * Those that wait for this person.
					 */
					all: number;
					/**
					 * Those of which a last day is past.
					 */
					late: number;
					/**
					 * Those of which the soonest last day lies between today and `weekEnds`.
					 */
					week: number;
				};
				/**
				 * The Sunday of this week, YYYY-MM-DD.
				 */
				weekEnds: string;
				/**
				 * Whether to show the drafts that the browser keeps.
				 */
				drafts: boolean;
				/**
				 * In order. A group that this person cannot have anything in is left out.
				 */
				groups: {
					group: "late" | "week" | "back" | "later" | "judge" | "answer" | "decisions" | "tomorrow";
					count: number;
					items: {
						/**
						 * Its name, for `inbox/marks`: marked `later` it is put off till tomorrow, `open` takes that back.
						 */
						item: string;
						kind: "realisation" | "request";
						/**
						 * Version 4 uuid in lower case.
						 */
						uuid: string;
						ref: string;
						/**
						 * Empty where there is none, or none that the person may see.
						 */
						address: string;
						/**
						 * Code of the step, where it is about one.
						 */
						step: string | null;
						/**
						 * Name of the step; empty for a request.
						 */
						label: string;
						/**
						 * Milliseconds since 1970 (UTC).
						 */
						since: number;
						/**
						 * Last day, YYYY-MM-DD.
						 */
						due: string | null;
						/**
						 * Name of the term that ends; empty without one.
						 */
						term: string;
						/**
						 * Days until the last day; negative when it is past.
						 */
						left: number | null;
						pressure: "late" | "near" | "running" | "none";
						/**
						 * Why it is here again: what was decided elsewhere leads back, a step was opened again, or it goes on after it stood still.
						 */
						back: "rejected" | "reset" | "resumed" | null;
						comment: {
							/**
							 * Version 4 uuid in lower case.
							 */
							uuid: string;
							/**
							 * Among those of its record: an address that ends with it points at the comment.
							 */
							number: number;
							message: string;
							author: string;
						} | null;
					}[];
				}[];
			};
		};
		code: CommonCode | "api-key";
	};
	getTodayGroup: {
		params: {
			tenant: string;
			group: "late" | "week" | "back" | "later" | "judge" | "answer" | "decisions" | "tomorrow";
		};
		query: {
			page?: string;
		};
		answer: {
			data: {
				/**
				 * Its name, for `inbox/marks`: marked `later` it is put off till tomorrow, `open` takes that back.
				 */
				item: string;
				kind: "realisation" | "request";
				/**
				 * Version 4 uuid in lower case.
				 */
				uuid: string;
				ref: string;
				/**
				 * Empty where there is none, or none that the person may see.
				 */
				address: string;
				/**
				 * Code of the step, where it is about one.
				 */
				step: string | null;
				/**
				 * Name of the step; empty for a request.
				 */
				label: string;
				/**
				 * Milliseconds since 1970 (UTC).
				 */
				since: number;
				/**
				 * Last day, YYYY-MM-DD.
				 */
				due: string | null;
				/**
				 * Name of the term that ends; empty without one.
				 */
				term: string;
				/**
				 * Days until the last day; negative when it is past.
				 */
				left: number | null;
				pressure: "late" | "near" | "running" | "none";
				/**
				 * Why it is here again: what was decided elsewhere leads back, a step was opened again, or it goes on after it stood still.
				 */
				back: "rejected" | "reset" | "resumed" | null;
				comment: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					/**
					 * Among those of its record: an address that ends with it points at the comment.
					 */
					number: number;
					message: string;
					author: string;
				} | null;
			}[];
			metaData: {
				total: number;
			};
		};
		code: CommonCode | "api-key";
	};
	getTodayQueue: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * Version 4 uuid in lower case.
				 */
				uuid: string;
				step: string;
				ref: string;
			}[];
		};
		code: CommonCode | "api-key";
	};
	getTodayFigures: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				figure: "active" | "onhold" | "completed" | "cancelled" | "late" | "behind" | "soon";
				count: number;
				/**
				 * At the beginning of each of the twelve weeks, this one included, oldest first, and now. Empty for `late`, `behind` and `soon`: nothing tells what they were.
				 *
				 * @maxItems 13
				 */
				trend: number[];
			}[];
		};
		code: CommonCode | "api-key";
	};
	find: {
		params: {
			tenant: string;
		};
		query: {
			words?: string;
			uuids?: string;
		};
		answer: {
			data: {
				processes: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					reference: string;
					/**
					 * Empty where there is none, or none that the person may see.
					 */
					address: string;
					status: string;
					/**
					 * Where it is.
					 */
					label: string;
				}[];
				requests: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					reference: string;
					name: string;
					address: string;
					status: number;
				}[];
				locations: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					/**
					 * Geography code and number.
					 */
					reference: string;
					address: string;
					/**
					 * Process it is connected to; null also when the person may not see it.
					 */
					process: string | null;
				}[];
				/**
				 * Whether processes and requests are found by no more than their number, or not all of them, while rows of lists are made.
				 */
				filling: boolean;
			};
		};
		code: CommonCode | "api-key";
	};
	getTerms: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				version: string;
				title: string;
				introduction: string;
				sections: {
					title: string;
					paragraphs: string[];
				}[];
			};
		};
		code:
			| "api-key"
			| "forbidden"
			| "headers-too-large"
			| "invalid"
			| "no-room"
			| "not-acceptable"
			| "request-timeout"
			| "starting"
			| "tenant-too-busy"
			| "too-many-requests"
			| "unauthenticated"
			| "unavailable"
			| "unexpected"
			| "unknown-tenant"
			| "uri-too-long";
	};
	acceptTerms: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			/**
			 * Version of the terms, the day they are dated.
			 */
			version: string;
		};
		answer: {
			data: {
				status: "accepted";
				/**
				 * Version of the terms, the day they are dated.
				 */
				version: string;
			};
		};
		code:
			| "api-key"
			| "bad-json"
			| "forbidden"
			| "headers-too-large"
			| "idempotency-key-reused"
			| "invalid"
			| "no-room"
			| "not-acceptable"
			| "request-timeout"
			| "starting"
			| "tenant-too-busy"
			| "too-large"
			| "too-many-requests"
			| "unauthenticated"
			| "unavailable"
			| "unexpected"
			| "unknown-tenant"
			| "uri-too-long"
			| "wrong-media-type";
	};
	resetPassword: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			password: string;
		};
		answer: {
			data: {
				message: "success";
			};
			message: "success";
		};
		code:
			| "api-key"
			| "bad-json"
			| "forbidden"
			| "headers-too-large"
			| "invalid"
			| "no-room"
			| "not-acceptable"
			| "password-elsewhere"
			| "password-refused"
			| "request-timeout"
			| "sign-in-too-old"
			| "stale"
			| "starting"
			| "tenant-too-busy"
			| "too-large"
			| "too-many-requests"
			| "unauthenticated"
			| "unavailable"
			| "unexpected"
			| "unknown-tenant"
			| "uri-too-long"
			| "wrong-media-type";
	};
	getManualPage: {
		params: {
			tenant: string;
			slug: string;
		};
		query: {};
		answer: {
			data: {
				slug: string;
				title: string;
				markdown: string;
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	listDesigns: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				design: Design;
				/**
				 * Null while it is being looked through.
				 */
				errors: number | null;
				warnings: number | null;
				/**
				 * The problem to look at first.
				 */
				first: {
					code: string;
					severity: "error" | "warning";
					/**
					 * What is wrong, in Dutch.
					 */
					sentence: string;
					/**
					 * What is wrong here, in English.
					 */
					message: string;
					remedy: string;
					didYouMean?: string;
					mustBe?: {
						name?: string;
						value: unknown;
					};
					file: string;
					path: string;
					line: number;
					column: number;
				} | null;
			}[];
			related: {
				/**
				 * Names by user id, of those whom the product knows.
				 */
				people: {
					[k: string]: string;
				};
			};
			/**
			 * Whether whoever asks can begin and change designs; others publish them.
			 */
			mayDesign: boolean;
			/**
			 * Whether whoever asks can make another tenant here.
			 */
			mayMakeTenant: boolean;
			/**
			 * Whether it was made on the screen, and whoever asks can take it away if nobody worked in it.
			 */
			mayRemoveTenant: boolean;
		};
		code: CommonCode | "api-key" | "not-found";
	};
	createDesign: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * What it is called.
				 */
				name: string;
			};
		};
		answer: {
			data: Design;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "design-too-large"
			| "design-too-many"
			| "idempotency-key-reused"
			| "not-found"
			| "too-large"
			| "wrong-media-type";
	};
	getDesign: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: {
				design: Design;
				files: {
					path: string;
					/**
					 * Null for what is no text.
					 */
					text: string | null;
					/**
					 * What is in a file that is no text.
					 */
					base64?: string;
				}[];
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	editDesign: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * Number of the last edit that the client knows; 0 for none.
				 */
				revision: number;
				/**
				 * @minItems 1
				 * @maxItems 200
				 */
				edits: (
					| {
							op: "set";
							/**
							 * Path in the tenant's folder.
							 */
							file: string;
							/**
							 * @maxItems 100
							 */
							at: (
								| string
								| {
										key: string;
										is: string | number | boolean | null;
										nth?: number;
								  }
								| {
										item: unknown;
										nth?: number;
								  }
							)[];
							value: unknown;
					  }
					| {
							op: "add";
							/**
							 * Path in the tenant's folder.
							 */
							file: string;
							/**
							 * @maxItems 100
							 */
							at: (
								| string
								| {
										key: string;
										is: string | number | boolean | null;
										nth?: number;
								  }
								| {
										item: unknown;
										nth?: number;
								  }
							)[];
							name?: string;
							value: unknown;
							before?:
								| string
								| {
										key: string;
										is: string | number | boolean | null;
										nth?: number;
								  }
								| {
										item: unknown;
										nth?: number;
								  };
					  }
					| {
							op: "remove";
							/**
							 * Path in the tenant's folder.
							 */
							file: string;
							/**
							 * @maxItems 100
							 */
							at: (
								| string
								| {
										key: string;
										is: string | number | boolean | null;
										nth?: number;
								  }
								| {
										item: unknown;
										nth?: number;
								  }
							)[];
					  }
					| {
							op: "move";
							/**
							 * Path in the tenant's folder.
							 */
							file: string;
							/**
							 * @maxItems 100
							 */
							at: (
								| string
								| {
										key: string;
										is: string | number | boolean | null;
										nth?: number;
								  }
								| {
										item: unknown;
										nth?: number;
								  }
							)[];
							/**
							 * @maxItems 100
							 */
							to?: (
								| string
								| {
										key: string;
										is: string | number | boolean | null;
										nth?: number;
								  }
								| {
										item: unknown;
										nth?: number;
								  }
							)[];
							before?:
								| string
								| {
										key: string;
										is: string | number | boolean | null;
										nth?: number;
								  }
								| {
										item: unknown;
										nth?: number;
								  };
					  }
					| {
							op: "rename";
							/**
							 * Path in the tenant's folder.
							 */
							file: string;
							/**
							 * @maxItems 100
							 */
							at: (
								| string
								| {
										key: string;
										is: string | number | boolean | null;
										nth?: number;
								  }
								| {
										item: unknown;
										nth?: number;
								  }
							)[];
							value: string;
					  }
					| {
							op: "text";
							/**
							 * Path in the tenant's folder.
							 */
							file: string;
							value: string | null;
					  }
				)[];
			};
		};
		answer: {
			data: {
				design: Design;
				/**
				 * What others changed since the revision that the call named.
				 */
				missed: {
					/**
					 * The revision that it made.
					 */
					number: number;
					/**
					 * Milliseconds since 1970 (UTC).
					 */
					ts: number;
					userId: string;
					/**
					 * The number of the edits that it took back.
					 */
					undoes: number | null;
					edits: Edit[];
				}[];
				/**
				 * The files that these and the missed edits touched, as they are now.
				 */
				files: {
					path: string;
					/**
					 * Null for a file that is gone.
					 */
					text: string | null;
				}[];
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "design-clash"
			| "design-edit"
			| "design-revision"
			| "design-too-large"
			| "design-too-many"
			| "idempotency-key-reused"
			| "not-found"
			| "stale"
			| "too-large"
			| "wrong-media-type";
		current: {
			/**
			 * Number of the last edit that the client knows; 0 for none.
			 */
			revision: number;
			missed: {
				/**
				 * The revision that it made.
				 */
				number: number;
				/**
				 * Milliseconds since 1970 (UTC).
				 */
				ts: number;
				userId: string;
				/**
				 * The number of the edits that it took back.
				 */
				undoes: number | null;
				edits: Edit[];
			}[];
			/**
			 * What the call would change as the files are now: to be sent again, without what is given up.
			 */
			edits: Edit[];
			clashes: {
				edit: Edit;
				/**
				 * As it was at the revision that the call named; absent where there was nothing.
				 */
				base?: {
					[k: string]: unknown;
				};
				/**
				 * As the call would have it.
				 */
				mine?: {
					[k: string]: unknown;
				};
				/**
				 * As it is now.
				 */
				theirs?: {
					[k: string]: unknown;
				};
			}[];
		};
	};
	undoDesignEdits: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * The number of the edits.
				 */
				number: number;
			};
		};
		answer: {
			data: {
				design: Design;
				/**
				 * What others changed since the revision that the call named.
				 */
				missed: {
					/**
					 * The revision that it made.
					 */
					number: number;
					/**
					 * Milliseconds since 1970 (UTC).
					 */
					ts: number;
					userId: string;
					/**
					 * The number of the edits that it took back.
					 */
					undoes: number | null;
					edits: Edit[];
				}[];
				/**
				 * The files that these and the missed edits touched, as they are now.
				 */
				files: {
					path: string;
					/**
					 * Null for a file that is gone.
					 */
					text: string | null;
				}[];
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "design-clash"
			| "design-edit"
			| "design-not-yours"
			| "design-revision"
			| "design-too-large"
			| "design-too-many"
			| "idempotency-key-reused"
			| "not-found"
			| "stale"
			| "too-large"
			| "wrong-media-type";
		current: {
			/**
			 * Number of the last edit that the client knows; 0 for none.
			 */
			revision: number;
			missed: {
				/**
				 * The revision that it made.
				 */
				number: number;
				/**
				 * Milliseconds since 1970 (UTC).
				 */
				ts: number;
				userId: string;
				/**
				 * The number of the edits that it took back.
				 */
				undoes: number | null;
				edits: Edit[];
			}[];
			/**
			 * What the call would change as the files are now: to be sent again, without what is given up.
			 */
			edits: Edit[];
			clashes: {
				edit: Edit;
				/**
				 * As it was at the revision that the call named; absent where there was nothing.
				 */
				base?: {
					[k: string]: unknown;
				};
				/**
				 * As the call would have it.
				 */
				mine?: {
					[k: string]: unknown;
				};
				/**
				 * As it is now.
				 */
				theirs?: {
					[k: string]: unknown;
				};
			}[];
		};
	};
	restoreDesign: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * The number of the last edits that stay; 0 for none.
				 */
				number: number;
				/**
				 * Number of the last edit that the client knows; 0 for none.
				 */
				revision: number;
			};
		};
		answer: {
			data: {
				design: Design;
				/**
				 * What others changed since the revision that the call named.
				 */
				missed: {
					/**
					 * The revision that it made.
					 */
					number: number;
					/**
					 * Milliseconds since 1970 (UTC).
					 */
					ts: number;
					userId: string;
					/**
					 * The number of the edits that it took back.
					 */
					undoes: number | null;
					edits: Edit[];
				}[];
				/**
				 * The files that these and the missed edits touched, as they are now.
				 */
				files: {
					path: string;
					/**
					 * Null for a file that is gone.
					 */
					text: string | null;
				}[];
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "design-clash"
			| "design-edit"
			| "design-revision"
			| "design-too-large"
			| "design-too-many"
			| "idempotency-key-reused"
			| "not-found"
			| "stale"
			| "too-large"
			| "wrong-media-type";
		current: {
			/**
			 * Number of the last edit that the client knows; 0 for none.
			 */
			revision: number;
			missed: {
				/**
				 * The revision that it made.
				 */
				number: number;
				/**
				 * Milliseconds since 1970 (UTC).
				 */
				ts: number;
				userId: string;
				/**
				 * The number of the edits that it took back.
				 */
				undoes: number | null;
				edits: Edit[];
			}[];
			/**
			 * What the call would change as the files are now: to be sent again, without what is given up.
			 */
			edits: Edit[];
			clashes: {
				edit: Edit;
				/**
				 * As it was at the revision that the call named; absent where there was nothing.
				 */
				base?: {
					[k: string]: unknown;
				};
				/**
				 * As the call would have it.
				 */
				mine?: {
					[k: string]: unknown;
				};
				/**
				 * As it is now.
				 */
				theirs?: {
					[k: string]: unknown;
				};
			}[];
		};
	};
	checkDesign: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * Number of the last edit that the client knows; 0 for none.
				 */
				revision: number;
				problems: {
					code: string;
					severity: "error" | "warning";
					/**
					 * What is wrong, in Dutch.
					 */
					sentence: string;
					/**
					 * What is wrong here, in English.
					 */
					message: string;
					remedy: string;
					didYouMean?: string;
					mustBe?: {
						name?: string;
						value: unknown;
					};
					file: string;
					path: string;
					line: number;
					column: number;
				}[];
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	compareDesign: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {
			from?: string;
			to?: string;
		};
		answer: {
			data: {
				/**
				 * Number of the last edit that the client knows; 0 for none.
				 */
				revision: number;
				/**
				 * The changes of the flow by class; null when one of the two has errors.
				 */
				flow: FlowDifference | null;
				files: {
					path: string;
					change: "added" | "removed" | "changed";
				}[];
			};
		};
		code: CommonCode | "api-key" | "design-too-large" | "not-found";
	};
	compareReleases: {
		params: {
			tenant: string;
		};
		query: {
			from?: string;
			to?: string;
		};
		answer: {
			data: {
				/**
				 * The changes of the flow by class; null when one of the two has errors.
				 */
				flow: FlowDifference | null;
				files: {
					path: string;
					change: "added" | "removed" | "changed";
				}[];
			};
		};
		code: CommonCode | "api-key" | "design-too-large" | "not-found";
	};
	compareFile: {
		params: {
			tenant: string;
		};
		query: {
			from?: string;
			to?: string;
			path: string;
		};
		answer: {
			data: {
				/**
				 * Null where the side has no such file, or it is no text.
				 */
				before: string | null;
				/**
				 * Null where the side has no such file, or it is no text.
				 */
				after: string | null;
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	listDesignEdits: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {
			after?: string;
		};
		answer: {
			data: {
				/**
				 * The revision that it made.
				 */
				number: number;
				/**
				 * Milliseconds since 1970 (UTC).
				 */
				ts: number;
				userId: string;
				/**
				 * The number of the edits that it took back.
				 */
				undoes: number | null;
				edits: Edit[];
			}[];
			related: {
				/**
				 * Names by user id, of those whom the product knows.
				 */
				people: {
					[k: string]: string;
				};
			};
			metaData: {
				pagination: {
					/**
					 * The `after` of the next page; null on the last.
					 */
					next: number | null;
				};
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	getDesignGate: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * Number of the last edit that the client knows; 0 for none.
				 */
				revision: number;
				/**
				 * What stands in the way of a release, each with what lifts it; empty when nothing does.
				 */
				obstacles: {
					code:
						| "nothing-changed"
						| "errors"
						| "scenarios"
						| "version"
						| "base"
						| "deployment"
						| "rights"
						| "second-person"
						| "released"
						| "ran-before"
						| "never-ran"
						| "runs";
					message: string;
				}[];
				errors: number;
				scenarios: {
					passed: number;
					/**
					 * Titles of those that run and are not there any more.
					 */
					removed: string[];
					failed: {
						name: string;
						file: string;
						/**
						 * What went wrong, and at which act.
						 */
						why: string;
						/**
						 * Code of the step at which; null when it is none of the flow's.
						 */
						step: string | null;
					}[];
				};
				/**
				 * Null when there are errors.
				 */
				flow: null | {
					uuid: string;
					version: string;
					/**
					 * What the change means for running processes; null when the flow is the same.
					 */
					change: null | {
						severity: "safe" | "needs-mapping" | "breaking";
						part: "major" | "minor" | "patch";
						/**
						 * The version it needs at least.
						 */
						least: string;
					};
				};
				/**
				 * Why somebody else has to approve, and who did; null when nobody has to.
				 */
				secondPerson: null | {
					why: string;
					approvedBy: string | null;
				};
				active: {
					/**
					 * Number of the release.
					 */
					activation: number;
					/**
					 * Number of the release.
					 */
					release: number;
				};
				/**
				 * Who made its edits.
				 */
				authors: string[];
				/**
				 * The version to raise the flow to; null where its own will do.
				 */
				raiseTo: string | null;
				/**
				 * What was made of the design as it is; null when nothing was.
				 */
				release: null | {
					/**
					 * Number of the release.
					 */
					number: number;
					/**
					 * It is active, or was.
					 */
					ran: boolean;
					/**
					 * It is active.
					 */
					runs: boolean;
				};
				/**
				 * What the caller may do here. Nobody publishes where the deployment only designs.
				 */
				may: {
					edit: boolean;
					approve: boolean;
					publish: boolean;
				};
				/**
				 * Releases are made and activated in this deployment.
				 */
				publishing: boolean;
			};
			related: {
				/**
				 * Names by user id, of those whom the product knows.
				 */
				people: {
					[k: string]: string;
				};
			};
		};
		code: CommonCode | "api-key" | "design-too-large" | "not-found";
	};
	getDesignImpact: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {
			after?: string;
		};
		answer: {
			data: {
				/**
				 * The version of the flow that is meant.
				 */
				to: string;
				/**
				 * Running processes that are on it already.
				 */
				there: number;
				/**
				 * Running processes on other versions, where the caller designs or publishes.
				 */
				others: number;
				/**
				 * Running processes of which the caller may know nothing more than that they are there.
				 */
				elsewhere: number;
				processes: {
					uuid: string;
					ref: string;
					/**
					 * Code of the step it is at.
					 */
					step: string | null;
					/**
					 * What that step is called in the version it runs on.
					 */
					stepLabel: string | null;
					/**
					 * choice: somebody has to say what becomes of what it holds. stays: it cannot go along.
					 */
					outcome: "along" | "choice" | "stays";
					/**
					 * Why it does not go along.
					 */
					reasons: string[];
				}[];
				/**
				 * Choices that processes of this part ask for, by version, whether they were made or not.
				 */
				needs: {
					/**
					 * The version that processes come from.
					 */
					from: string;
					/**
					 * What asks for a choice, and which.
					 */
					change: FlowChange;
					/**
					 * Processes of this part that hold something it is about.
					 */
					concerned: number;
					/**
					 * Those of them for which nothing was chosen.
					 */
					open: number;
				}[];
				/**
				 * Where the next part begins; null after the last.
				 */
				next: number | null;
			};
		};
		code: CommonCode | "api-key" | "design-too-large" | "not-found" | "release-blocked";
	};
	getRunningImpact: {
		params: {
			tenant: string;
		};
		query: {
			after?: string;
		};
		answer: {
			data: {
				/**
				 * The version of the flow that is meant.
				 */
				to: string;
				/**
				 * Running processes that are on it already.
				 */
				there: number;
				/**
				 * Running processes on other versions, where the caller designs or publishes.
				 */
				others: number;
				/**
				 * Running processes of which the caller may know nothing more than that they are there.
				 */
				elsewhere: number;
				processes: {
					uuid: string;
					ref: string;
					/**
					 * Code of the step it is at.
					 */
					step: string | null;
					/**
					 * What that step is called in the version it runs on.
					 */
					stepLabel: string | null;
					/**
					 * choice: somebody has to say what becomes of what it holds. stays: it cannot go along.
					 */
					outcome: "along" | "choice" | "stays";
					/**
					 * Why it does not go along.
					 */
					reasons: string[];
				}[];
				/**
				 * Choices that processes of this part ask for, by version, whether they were made or not.
				 */
				needs: {
					/**
					 * The version that processes come from.
					 */
					from: string;
					/**
					 * What asks for a choice, and which.
					 */
					change: FlowChange;
					/**
					 * Processes of this part that hold something it is about.
					 */
					concerned: number;
					/**
					 * Those of them for which nothing was chosen.
					 */
					open: number;
				}[];
				/**
				 * Where the next part begins; null after the last.
				 */
				next: number | null;
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	listReleases: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * The newest first.
				 */
				releases: Release[];
				/**
				 * The last first: that one runs. The newest two hundred, and the last of each release.
				 */
				activations: {
					/**
					 * Number of the release.
					 */
					number: number;
					/**
					 * Number of the release.
					 */
					release: number;
					/**
					 * Milliseconds since 1970 (UTC).
					 */
					at: number;
					by: string;
					reason: string;
					/**
					 * Who else approved going back; null where nobody did.
					 */
					approvedBy: string | null;
				}[];
				/**
				 * The release that this server runs; null where its folder runs as it is.
				 */
				running: null | number;
				/**
				 * What the caller may do here.
				 */
				may: {
					publish: boolean;
				};
				/**
				 * What the folder of the deployment has, if that was left aside: it never ran.
				 */
				aside: null | number;
			};
			related: {
				/**
				 * Names by user id, of those whom the product knows.
				 */
				people: {
					[k: string]: string;
				};
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	getRelease: {
		params: {
			tenant: string;
			number: string;
		};
		query: {};
		answer: {
			data: {
				release: Release;
				files: {
					path: string;
					/**
					 * Null for what is no text.
					 */
					text: string | null;
					/**
					 * What is in a file that is no text.
					 */
					base64?: string;
				}[];
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	getRollBackGate: {
		params: {
			tenant: string;
			number: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * What stands in the way of going back; empty when nothing does.
				 */
				obstacles: {
					code:
						| "nothing-changed"
						| "errors"
						| "scenarios"
						| "version"
						| "base"
						| "deployment"
						| "rights"
						| "second-person"
						| "released"
						| "ran-before"
						| "never-ran"
						| "runs";
					message: string;
				}[];
				/**
				 * Why two persons have to agree; null when they have not.
				 */
				secondPerson: null | {
					why: string;
					/**
					 * Who else than the caller approved.
					 */
					approvedBy: string | null;
					approvedByCaller: boolean;
				};
				active: {
					/**
					 * Number of the release.
					 */
					activation: number;
					/**
					 * Number of the release.
					 */
					release: number;
				};
				/**
				 * What the caller may do here.
				 */
				may: {
					approve: boolean;
					publish: boolean;
				};
			};
			related: {
				/**
				 * Names by user id, of those whom the product knows.
				 */
				people: {
					[k: string]: string;
				};
			};
		};
		code: CommonCode | "api-key" | "design-too-large" | "not-found";
	};
	listBlocks: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: Blocks;
		};
		code: CommonCode | "api-key" | "not-found";
	};
	showDesign: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: {
				design: Design;
				/**
				 * Whether whoever asks can change it.
				 */
				mayDesign: boolean;
				folder: string;
				/**
				 * Texts by path; null for what is no text.
				 */
				files: {
					[k: string]: string | null;
				};
				/**
				 * Files that have the shape of their language.
				 */
				readable: string[];
				problems: Problem[];
				/**
				 * Addresses of the validators of each section, by its key.
				 */
				validators: {
					[k: string]: string;
				};
				/**
				 * What screens would be told of the tenant; null while its files can't be read.
				 */
				configuration: object | null;
			};
		};
		code: CommonCode | "api-key" | "design-too-large" | "not-found";
	};
	getDesignRevision: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * Number of the last edit that the client knows; 0 for none.
				 */
				revision: number;
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	getDesignValidators: {
		params: {
			tenant: string;
			uuid: string;
			hash: string;
		};
		query: {};
		code:
			| "design-too-large"
			| "headers-too-large"
			| "invalid"
			| "no-room"
			| "not-acceptable"
			| "not-found"
			| "request-timeout"
			| "starting"
			| "tenant-too-busy"
			| "too-many-requests"
			| "unauthenticated"
			| "unavailable"
			| "unexpected"
			| "unknown-tenant"
			| "uri-too-long";
	};
	approveDesign: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * Number of the last edit that the client knows; 0 for none.
				 */
				revision: number;
			};
		};
		answer: {
			data: {
				/**
				 * Number of the last edit that the client knows; 0 for none.
				 */
				revision: number;
				approvedBy: string;
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "design-not-yours"
			| "idempotency-key-reused"
			| "not-found"
			| "release-stale"
			| "too-large"
			| "wrong-media-type";
	};
	releaseDesign: {
		params: {
			tenant: string;
			uuid: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * Number of the last edit that the client knows; 0 for none.
				 */
				revision: number;
				/**
				 * Why, for whoever looks later.
				 */
				note: string;
			};
		};
		answer: {
			data: Release;
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "design-too-large"
			| "design-too-many"
			| "idempotency-key-reused"
			| "not-found"
			| "release-blocked"
			| "release-stale"
			| "too-large"
			| "wrong-media-type";
	};
	activateRelease: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * Number of the release.
				 */
				release: number;
				/**
				 * Number of the last activation that the client knows: if another followed, nothing happens.
				 */
				active: number;
				/**
				 * Why, for whoever looks later.
				 */
				reason?: string;
			};
		};
		answer: {
			data: {
				/**
				 * Number of the release.
				 */
				number: number;
				/**
				 * Number of the release.
				 */
				release: number;
				/**
				 * Milliseconds since 1970 (UTC).
				 */
				at: number;
				by: string;
				reason: string;
				/**
				 * Who else approved going back; null where nobody did.
				 */
				approvedBy: string | null;
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "design-too-large"
			| "design-too-many"
			| "idempotency-key-reused"
			| "not-found"
			| "release-blocked"
			| "release-stale"
			| "too-large"
			| "wrong-media-type";
	};
	approveRollBack: {
		params: {
			tenant: string;
			number: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * Number of the last activation that the client knows: if another followed, nothing happens.
				 */
				active: number;
			};
		};
		answer: {
			data: {
				/**
				 * Number of the release.
				 */
				release: number;
				approvedBy: string;
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "design-too-large"
			| "idempotency-key-reused"
			| "not-found"
			| "release-blocked"
			| "release-stale"
			| "too-large"
			| "wrong-media-type";
	};
	rollBackRelease: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * Number of the release.
				 */
				release: number;
				/**
				 * Number of the last activation that the client knows: if another followed, nothing happens.
				 */
				active: number;
				/**
				 * Why, for whoever looks later.
				 */
				reason: string;
			};
		};
		answer: {
			data: {
				/**
				 * Number of the release.
				 */
				number: number;
				/**
				 * Number of the release.
				 */
				release: number;
				/**
				 * Milliseconds since 1970 (UTC).
				 */
				at: number;
				by: string;
				reason: string;
				/**
				 * Who else approved going back; null where nobody did.
				 */
				approvedBy: string | null;
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "design-too-large"
			| "design-too-many"
			| "idempotency-key-reused"
			| "not-found"
			| "release-blocked"
			| "release-stale"
			| "too-large"
			| "wrong-media-type";
	};
	getTenantRemoval: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				label: string;
				/**
				 * Why it stays; null where it can be taken away.
				 */
				refused: string | null;
				/**
				 * Designs that nobody could open any more.
				 */
				designs: number;
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	removeTenant: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			data: {
				/**
				 * The name of the tenant, to be certain which one is meant.
				 */
				label: string;
			};
		};
		answer: {
			data: {
				slug: string;
			};
		};
		code: CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "not-found" | "tenant-kept" | "too-large" | "wrong-media-type";
	};
	getTenantStart: {
		params: {
			tenant: string;
		};
		query: {};
		answer: {
			data: {
				/**
				 * How many more may be made.
				 */
				left: number;
				municipalities: {
					code: string;
					name: string;
				}[];
				/**
				 * Whether whoever makes it has its roles at once; otherwise the identity provider gives them.
				 */
				ownAccounts: boolean;
			};
		};
		code: CommonCode | "api-key" | "not-found";
	};
	createTenant: {
		params: {
			tenant: string;
		};
		query: {};
		body: {
			data: {
				slug: string;
				label: string;
				brand: string;
				action: string;
				logo?: {
					base64: string;
				};
				starter?: {
					/**
					 * The flow it begins with.
					 */
					style: "operator" | "city" | "blank";
					country: "nl" | "be";
					/**
					 * Codes; of none, its processes belong to customers.
					 *
					 * @maxItems 700
					 */
					municipalities: string[];
					processType: string;
					/**
					 * The first carries out, the second judges, the others see. One with a label is the tenant's own.
					 *
					 * @maxItems 20
					 */
					roles: {
						role: string;
						label?: string;
					}[];
				};
			};
		};
		answer: {
			data: {
				slug: string;
				label: string;
			};
		};
		code:
			| CommonCode
			| "api-key"
			| "bad-json"
			| "design-too-large"
			| "design-too-many"
			| "idempotency-key-reused"
			| "not-found"
			| "too-large"
			| "wrong-media-type";
	};
	legacyConfiguration: {
		params: {};
		query: {};
		answer: {
			data: {
				license: {
					tenant: string;
					validUntil: string | null;
				};
				tenant: TenantConfiguration;
			};
		};
		code: CommonCode;
	};
	saveTags: {
		params: {};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				/**
				 * @maxItems 2000
				 */
				Tags: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					/**
					 * 1 to 60 characters.
					 */
					label: string;
					enabled: boolean;
					/**
					 * Anything but null removes the entry for good, unless a record has it.
					 */
					deleted_at?: number | null;
					/**
					 * It may be given to requests. Left out: as it was, and true for a new one.
					 */
					request?: boolean;
					/**
					 * It may be given to processes. Left out: as it was, and true for a new one.
					 */
					process?: boolean;
				}[];
			};
		};
		answer: {
			data: {
				license: {
					tenant: string;
					validUntil: string | null;
				};
				tenant: TenantConfiguration;
			};
		};
		code: CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "stale" | "too-large" | "wrong-media-type";
		current: KeptEntry[];
	};
	savePids: {
		params: {};
		query: {};
		body: {
			synchronisation?: {
				/**
				 * The record's `synced` as the client has it.
				 */
				synced?: number;
			};
			data: {
				/**
				 * @maxItems 2000
				 */
				PIDS: {
					/**
					 * Version 4 uuid in lower case.
					 */
					uuid: string;
					/**
					 * 1 to 60 characters.
					 */
					label: string;
					enabled: boolean;
					/**
					 * Anything but null removes the entry for good, unless a record has it.
					 */
					deleted_at?: number | null;
				}[];
			};
		};
		answer: {
			data: {
				license: {
					tenant: string;
					validUntil: string | null;
				};
				tenant: TenantConfiguration;
			};
		};
		code: CommonCode | "api-key" | "bad-json" | "idempotency-key-reused" | "stale" | "too-large" | "wrong-media-type";
		current: KeptEntry[];
	};
	legacyRequests: {
		params: {};
		query: {};
		answer: {
			data: {
				requests: {
					ref: string;
					data: Request | LimitedRequest;
				}[];
			};
		};
		code: CommonCode;
	};
	legacyRequestsOfCodes: {
		params: {};
		query: {};
		body: {
			/**
			 * Geography codes; only those of the person's are looked at.
			 *
			 * @maxItems 400
			 */
			codes: string[];
		};
		answer: {
			data: {
				requests: {
					ref: string;
					data: Request | LimitedRequest;
				}[];
			};
		};
		code: CommonCode | "bad-json" | "too-large" | "wrong-media-type";
	};
	legacyRealisations: {
		params: {};
		query: {};
		answer: {
			data: {
				records: {
					ref: string;
					data: Realisation;
				}[];
			};
		};
		code: CommonCode;
	};
	legacyRealisationsPaged: {
		params: {};
		query: {};
		body: {
			/**
			 * Geography codes; only those of the person's are looked at.
			 *
			 * @maxItems 400
			 */
			codes: string[];
			/**
			 * 400 when left out.
			 */
			pageSize?: number;
			/**
			 * The `next` of the page before.
			 */
			offSet?: number;
			/**
			 * Snapshot that the first page answered.
			 */
			at?: number;
		};
		answer: {
			data: {
				records: {
					ref: string;
					data: Realisation;
				}[];
			};
			metaData: {
				pagination: {
					/**
					 * What to send as offSet for the next page; null at the end.
					 */
					next: number | null;
					/**
					 * Snapshot of these pages; send it with the next ones, and as fromTimeStamp with the next synchronisation.
					 */
					at: number;
				};
			};
		};
		code: CommonCode | "bad-json" | "too-large" | "wrong-media-type";
	};
}
export interface TenantConfiguration {
	/**
	 * Name of the tenant in addresses; also the name of its folder.
	 */
	slug: NonNullable<TenantDefinition["slug"]>;
	/**
	 * Name of the tenant; the same as the slug where records and tokens carry it.
	 */
	name: NonNullable<TenantDefinition["name"]>;
	/**
	 * Name people read. Leave out: the acronym.
	 */
	label?: NonNullable<TenantDefinition["label"]>;
	/**
	 * Short name.
	 */
	acronym: NonNullable<TenantDefinition["acronym"]>;
	/**
	 * How lists are exported as a spreadsheet.
	 */
	export?: NonNullable<TenantDefinition["export"]>;
	/**
	 * Title of the browser tab.
	 */
	pageTitle: NonNullable<TenantDefinition["pageTitle"]>;
	/**
	 * Address of the tenant's site; the host tells the tenant. Empty: no host of its own.
	 */
	baseUrl?: NonNullable<TenantDefinition["baseUrl"]>;
	/**
	 * Tenant of calls and people that name none. Where there are several tenants, exactly one carries it.
	 */
	default?: NonNullable<TenantDefinition["default"]>;
	/**
	 * E-mail address of support, in the footer.
	 */
	supportAddress: NonNullable<TenantDefinition["supportAddress"]>;
	/**
	 * Address of the organisation's accessibility statement, to which the page about accessibility leads.
	 */
	accessibilityStatement?: NonNullable<TenantDefinition["accessibilityStatement"]>;
	/**
	 * With the address of the logo.
	 */
	theme: Omit<TenantDefinition["theme"], "logo"> & {logo?: string};
	flow: {
		uuid: string;
		version: string;
	};
	/**
	 * Per attribute, the roles that have it.
	 */
	access: AccessMap;
	/**
	 * Roles of the tenant's own besides those the product knows, by the name that access, steps, conditions and accounts use; or another label for one of the product's.
	 */
	roles?: NonNullable<TenantDefinition["roles"]>;
	/**
	 * Categories of files of the tenant's own besides those the product knows, by the name that fields with files use. They take pictures and PDF.
	 */
	fileCategories?: NonNullable<TenantDefinition["fileCategories"]>;
	/**
	 * Roles that judge requests.
	 */
	judges?: NonNullable<TenantDefinition["judges"]>;
	/**
	 * Agreed and legal terms: until when whom is waited for. The clock follows from the events. They hold for every running process, whichever version of the flow it runs on.
	 */
	terms?: NonNullable<TenantDefinition["terms"]>;
	/**
	 * Whether it is said when a running process is expected to be finished, after how long others of its type took: those of its geography code from thirty finished ones on, else all of them. Only where forecasts of the past came true as often as they say.
	 */
	forecast?: NonNullable<TenantDefinition["forecast"]>;
	/**
	 * What the page Vandaag has. Left out: everything.
	 */
	today?: NonNullable<TenantDefinition["today"]>;
	/**
	 * What people are told of by e-mail until they choose for themselves, which they do in their inbox. Left out: nothing. A kind that stands in both is told at once.
	 */
	tell?: NonNullable<TenantDefinition["tell"]>;
	/**
	 * What can be done to several processes or requests at once, by those who may do it to each of them. Nothing where it is left out.
	 */
	bulk?: NonNullable<TenantDefinition["bulk"]>;
	/**
	 * Filters of the realisation list, in the order of the tabs. The first is the one the bare list goes to.
	 */
	filterWords: NonNullable<TenantDefinition["filterWords"]>;
	/**
	 * Types a process can have; the first is the default.
	 */
	processTypes: NonNullable<TenantDefinition["processTypes"]>;
	/**
	 * Reasons to put a process on hold.
	 */
	onHoldReasons: NonNullable<TenantDefinition["onHoldReasons"]>;
	/**
	 * Reasons to cancel a process.
	 */
	cancelReasons: NonNullable<TenantDefinition["cancelReasons"]>;
	/**
	 * Reasons of a judgement on a request.
	 */
	reasonOptions: NonNullable<TenantDefinition["reasonOptions"]>;
	/**
	 * What stands in the start document.
	 */
	startDocument: StartDocumentDefinition;
	/**
	 * Off where the file says nothing of it.
	 */
	monitoring: NonNullable<TenantDefinition["monitoring"]>;
	/**
	 * Search in the lists.
	 */
	search: NonNullable<TenantDefinition["search"]>;
	municipalityOptions: {
		value: string;
		text: string;
		disabled: boolean;
	}[];
	/**
	 * Municipality a new process starts with.
	 */
	municipalityDefault?: NonNullable<TenantDefinition["municipalityDefault"]>;
	/**
	 * Slug of the grid operator per municipality code; fills in the field, which stays editable.
	 */
	gridOperatorsByMunicipalityCode?: NonNullable<TenantDefinition["gridOperatorsByMunicipalityCode"]>;
	/**
	 * Slug of the contractor per municipality code; fills in the field, which stays editable.
	 */
	contractorsByMunicipalityCode?: NonNullable<TenantDefinition["contractorsByMunicipalityCode"]>;
	/**
	 * Contractors the tenant starts with.
	 */
	contractors: NonNullable<TenantDefinition["contractors"]>;
	/**
	 * Removed ones too.
	 */
	tags: KeptEntry[];
	/**
	 * Removed ones too.
	 */
	pids: KeptEntry[];
	/**
	 * With the map services of this deployment, and whether it looks for the places of requests by itself.
	 */
	map: TenantDefinition["map"] & {
		tilesUrl: string | null;
		aerialUrl: string | null;
		addressSource: "public" | "embedded" | null;
		placesLookedFor: boolean;
		attribution?: string;
		aerialAttribution?: string;
	};
	/**
	 * Diameter in metres of the circle around the chosen place in which charging points are shown.
	 */
	locationPickerDiameter: NonNullable<TenantDefinition["locationPickerDiameter"]>;
	/**
	 * What the benchmark can be split by.
	 */
	benchmarkMenu?: NonNullable<TenantDefinition["benchmarkMenu"]>;
	/**
	 * With the product's own where the file has none.
	 */
	reports: Reports;
	/**
	 * Rounds in which charging locations were selected beforehand; leave out when the tenant has none.
	 */
	proactiveRounds?: NonNullable<TenantDefinition["proactiveRounds"]>;
	/**
	 * The planned date may be reset to Cancelled.
	 */
	canResetDateValue?: NonNullable<TenantDefinition["canResetDateValue"]>;
	/**
	 * Processes share the charging locations: cancelling frees the location, and restoring is refused when it is rejected or taken.
	 */
	sharedLocations?: NonNullable<TenantDefinition["sharedLocations"]>;
	/**
	 * paged: lists are loaded page by page. whole: at once.
	 */
	loading?: NonNullable<TenantDefinition["loading"]>;
	/**
	 * Milliseconds between automatic synchronisations.
	 */
	syncIntervalMs?: NonNullable<TenantDefinition["syncIntervalMs"]>;
	/**
	 * With the product's own where the file has none.
	 */
	manuals: ManualMenu;
	/**
	 * Guided tour.
	 */
	tour?: NonNullable<TenantDefinition["tour"]>;
	/**
	 * As lists are drawn: the product's own with what the file changes.
	 */
	lists: Readonly<Record<ListName, ListDefinition>>;
	/**
	 * Option lists of the tenant's own, by name, for fields whose options are not the flow's.
	 */
	options?: NonNullable<TenantDefinition["options"]>;
	/**
	 * User texts that replace the product's, by their key.
	 */
	texts?: NonNullable<TenantDefinition["texts"]>;
	logo: string | null;
	requests: {
		information: NonNullable<NonNullable<TenantDefinition["requests"]>["information"]>;
	};
	/**
	 * Lists that are too long for this person's browser: it asks for what is in view.
	 */
	listsOnServer: readonly ListName[];
	/**
	 * What each list begins with for this person, as a view stores it; null: the list itself.
	 */
	starts?: Readonly<Record<ListName, string | null>>;
	/**
	 * Of the current flow, sub-steps included.
	 */
	steps: {
		step: string;
		uuid: string;
		label: string;
		version: string;
		access: {
			read: string[];
			edit: string[];
		};
		/**
		 * What can be filled in for several processes at once.
		 */
		bulk?: {
			fields: string[];
			complete?: boolean;
		};
	}[];
	/**
	 * Categories of stakeholders a process has, and the one whose process it is.
	 */
	parties: {
		categories: StakeholderCategory[];
		owner: StakeholderCategory;
	};
	/**
	 * Code of the step from which maps show a process as in preparation.
	 */
	realisationStartsAt: string;
	/**
	 * Whether processes have a traffic decision.
	 */
	trafficDecision: boolean;
	/**
	 * Whether the deployment is for showing the product.
	 */
	demoMode: boolean;
	/**
	 * Services for documents from before the files of this product; null where there is none.
	 */
	earlierDocuments: {
		downloadUrl: string | null;
		uploadUrl: string | null;
	};
	/**
	 * Whether processes of the tenant have a PID.
	 */
	hasPids: boolean;
}
export interface KeptEntry {
	/**
	 * Version 4 uuid in lower case.
	 */
	uuid: string;
	label: string;
	/**
	 * A disabled one stays on the records that have it and cannot be newly chosen.
	 */
	enabled: boolean;
	/**
	 * It may be given to requests; told of a list whose entries say so.
	 */
	request?: boolean;
	/**
	 * It may be given to processes; told of a list whose entries say so.
	 */
	process?: boolean;
	/**
	 * Milliseconds since 1970 (UTC); null unless it was removed.
	 */
	deleted_at: number | null;
	/**
	 * The record's `synced` as the client has it.
	 */
	synced: number;
	/**
	 * How many processes of the tenant have it; told to administrators alone.
	 */
	realisations?: number;
	/**
	 * How many requests of the tenant have it, if any may; told to administrators alone.
	 */
	requests?: number;
}
export interface Realisation {
	/**
	 * Version 4 uuid in lower case.
	 */
	uuid: string;
	ref: string;
	/**
	 * The same as ref.
	 */
	reference: string;
	case_ref: string;
	case_counter: number;
	requestUuids: string[];
	type: string;
	subtype: string | null;
	processType: string;
	/**
	 * Geography code.
	 */
	MunicipalityCode: string;
	/**
	 * Address of the selected location in one line; empty when unknown.
	 */
	address: string;
	tags: string[];
	/**
	 * Slugs.
	 */
	stakeholders: string[];
	/**
	 * The step data, without that of steps the person may not see.
	 */
	values: {
		[k: string]: unknown;
	};
	Docs: {
		[k: string]: unknown;
	};
	/**
	 * Numbers of documents from before the files of this product, by category.
	 */
	EarlierDocs: {
		[k: string]: string[];
	};
	/**
	 * Values as they were before each reset, newest first.
	 */
	history: {
		/**
		 * Milliseconds since 1970 (UTC).
		 */
		ts: number;
		userId: string;
		step: string;
		iteration: number;
		values: {
			[k: string]: unknown;
		};
	}[];
	/**
	 * Sent back with every write.
	 */
	synced: number;
	/**
	 * Milliseconds since 1970 (UTC).
	 */
	created_at: number;
	/**
	 * Milliseconds since 1970 (UTC).
	 */
	updated_at: number;
	flow: {
		uuid: string;
		version: string;
		iteration: number;
		activeStep: string | null;
		marks: string[];
		state: {
			uuid: string;
			step: string;
			/**
			 * Milliseconds since 1970 (UTC).
			 */
			started_at: number;
			completed_at: number | null;
		}[];
	};
	status: {
		step: string | null;
		uuid: string | null;
		version: string;
		label: string;
		completed: {
			enabled: boolean;
		};
		cancelled: {
			enabled: boolean;
		};
		onhold: {
			enabled: boolean;
		};
		vkb: {
			enabled: boolean;
		};
		gdpr: {
			enabled: boolean;
		};
	};
	statusMeta: {
		onhold?: {
			reason: string;
			label: string;
			comment: string;
		};
		cancelled?: {
			reason: string;
			label: string;
			comment: string;
		};
	};
	/**
	 * Oldest first.
	 */
	Events: RealisationEvent[];
	Locations: {
		selected: {
			locationUuid: string | null;
		};
		alternative: {
			locationUuid: string | null;
		};
	};
	CurrentLocation: {
		[k: string]: unknown;
	};
	/**
	 * Newest first; in the answer about one process. Elsewhere empty: a comment does not renew the record.
	 */
	comments: Comment[];
	/**
	 * Those the person may see, in the order in which they were registered.
	 */
	files: File[];
}
export interface Comment {
	/**
	 * Version 4 uuid in lower case.
	 */
	uuid: string;
	/**
	 * Number within the record, from 1.
	 */
	order: number;
	message: string;
	status: "todo" | "done" | "ignore";
	user: {
		id: string;
		name: string;
	};
	/**
	 * Milliseconds since 1970 (UTC).
	 */
	created_at: number;
	/**
	 * Milliseconds since 1970 (UTC).
	 */
	edited_at: number | null;
	/**
	 * Milliseconds since 1970 (UTC).
	 */
	deleted_at: number | null;
	/**
	 * Short code of the step in which it was placed; empty when none was open.
	 */
	iteration: string;
	/**
	 * `order` of the comment that it answers; left out of the first of a conversation.
	 */
	parent?: number;
	/**
	 * Who the message names; left out when nobody.
	 */
	mentions?: {
		kind: "person" | "role";
		/**
		 * User id, or the role.
		 */
		id: string;
		/**
		 * As it stands in the message, without '@'.
		 */
		name: string;
	}[];
	/**
	 * Those of a conversation to be done with to whom it is assigned, or who were named in it and have not answered since.
	 */
	open_for?: {
		kind: "person" | "role";
		/**
		 * User id, or the role.
		 */
		id: string;
		/**
		 * As it stands in the message, without '@'.
		 */
		name: string;
	}[];
	/**
	 * Files of the process that it points at, of those that the person who asks may see; left out when none.
	 *
	 * Items: Version 4 uuid in lower case.
	 */
	files?: string[];
	/**
	 * Who is to deal with the conversation; left out where nobody in particular is.
	 */
	assigned?: {
		to: {
			kind: "person" | "role";
			/**
			 * User id, or the role.
			 */
			id: string;
			/**
			 * As it stands in the message, without '@'.
			 */
			name: string;
		};
		by: string;
		/**
		 * Milliseconds since 1970 (UTC).
		 */
		at: number;
		/**
		 * Labels of the roles in which the person to whom it is assigned can read it now, of a conversation to be done with; left out when none.
		 */
		roles?: string[];
	};
	settled?: {
		by: string;
		/**
		 * Milliseconds since 1970 (UTC).
		 */
		at: number;
	};
}
export interface File {
	/**
	 * Version 4 uuid in lower case.
	 */
	uuid: string;
	/**
	 * Without the extension.
	 */
	filename: string;
	/**
	 * In lower case, without a dot.
	 */
	extension: string;
	/**
	 * Capitals do not count.
	 */
	category: string;
	/**
	 * When it was registered: milliseconds since 1970 (UTC).
	 */
	ts: number;
	/**
	 * All of its bytes were received.
	 */
	uploaded: boolean;
	/**
	 * The check of its content found something.
	 */
	suspect: boolean;
	/**
	 * Hidden or removed because of the privacy law.
	 */
	gdpr: boolean;
	/**
	 * Uploaded, but its bytes are not where they should be.
	 */
	missing: boolean;
	/**
	 * Disconnected.
	 */
	deleted: boolean;
	/**
	 * The check of its content is done. A file is available when it is uploaded and checked and no other flag is set.
	 */
	checked: boolean;
}
export interface ChargingLocation {
	uuid: string;
	/**
	 * Geography code.
	 */
	code: string;
	address: {
		street: string;
		streetNumber: string;
		streetNumberSuffix: string;
		postalCode: string;
		city: string;
	};
	coordinates: {
		latitude: number;
		longitude: number;
	};
	/**
	 * alert, rejected, suggestion, definitive, in-progress or realized.
	 */
	status: string;
	synced: number;
	/**
	 * Of the charging point; an import may tell more.
	 */
	properties: {
		/**
		 * Short id within the geography code.
		 */
		id?: string | number | null;
		evse?: string | null;
		operator?: string | null;
		/**
		 * What the operator says of it.
		 */
		status?: string | null;
		remark?: string | null;
		/**
		 * Only some imports tell it.
		 */
		type?: string | null;
		proactive_year?: number | null;
		proactive_period?: number | null;
		proactive_extra?: boolean | null;
		[k: string]: unknown;
	};
	meta: {
		phase?: string | null;
		/**
		 * Realisation it is connected to.
		 */
		workflowUuid: string | null;
		/**
		 * Import it came by.
		 */
		source?: string | null;
		[k: string]: unknown;
	};
}
export interface Request {
	uuid: string;
	ref: string;
	/**
	 * 2 open, 3 accepted, 4 rejected, 5 removed.
	 */
	status: 2 | 3 | 4 | 5;
	geographyCode: string;
	coordinates: {
		lat: number | null;
		lng: number | null;
		/**
		 * The geocoder looked and found nothing.
		 */
		nomatch: boolean;
	};
	/**
	 * Process it is connected to; null also when the person may not see that process.
	 */
	realisationUuid: string | null;
	/**
	 * Whether it is connected to any process.
	 */
	connected: boolean;
	/**
	 * Sent back with every write.
	 */
	synced: number;
	limited: false;
	case_ref: string;
	counter: number;
	/**
	 * When the product first got it, in milliseconds since 1970 (UTC).
	 */
	ts: number;
	/**
	 * The latest; null while the request is open.
	 */
	judgement: {
		/**
		 * 2 open, 3 accepted, 4 rejected, 5 removed.
		 */
		id: 3 | 4 | 5;
		/**
		 * Value of the tenant's reason.
		 */
		reason: string | null;
		remarks: string;
		/**
		 * Milliseconds since 1970 (UTC).
		 */
		processed_at: number;
	} | null;
	/**
	 * Whether this person may judge again what was judged.
	 */
	editJudgement: boolean;
	/**
	 * Milliseconds since 1970 (UTC); null when unknown.
	 */
	submitted_at: number | null;
	/**
	 * Milliseconds since 1970 (UTC); null when unknown.
	 */
	created_at: number | null;
	/**
	 * Milliseconds since 1970 (UTC); null when unknown.
	 */
	processed_at: number | null;
	address: {
		street: string;
		streetNumber: string;
		streetNumberSuffix: string;
		postalCode: string;
		city: string;
		country: string;
		municipality: string;
	};
	docs: {
		vehicle: string[];
		parkingspot: string[];
	};
	Tags: string[];
	search: {
		numberplate: string;
		postalcode: string;
		city: string;
	};
	summary: {
		name: string;
		/**
		 * One line.
		 */
		address: string;
		/**
		 * Milliseconds since 1970 (UTC); null when unknown.
		 */
		submitted_at: number | null;
		/**
		 * Milliseconds since 1970 (UTC); null when unknown.
		 */
		processed_at: number | null;
		/**
		 * For sorting; 0 when unknown.
		 */
		submitted_at_nr: number;
	};
	contact: {
		name: string;
		phone: string;
		email: string;
		initials: string;
		surname: string;
		title: string;
		firstname: string;
		street: string;
		streetnumber: string;
		streetsuffix: string;
		postalCode: string;
		city: string;
		municipality: string;
	};
	additional: {
		vehicle: {
			brand: string;
			model: string;
			purchaseDate: string;
		};
		parkingspot: {
			/**
			 * Null: it was not said.
			 */
			permit: boolean | null;
			/**
			 * Null: it was not said.
			 */
			reservedspot: boolean | null;
		};
		context: {
			chargingtime: {
				/**
				 * Null: it was not said.
				 */
				night: boolean | null;
				/**
				 * Null: it was not said.
				 */
				morning: boolean | null;
				/**
				 * Null: it was not said.
				 */
				afternoon: boolean | null;
				/**
				 * Null: it was not said.
				 */
				evening: boolean | null;
			};
		};
		location: string;
		dossierID: string;
	};
	vehicle: {
		brand: string;
		model: string;
		numberplate: string;
	};
	softrequirements: {
		/**
		 * Null: it was not said.
		 */
		parkingpermit: boolean | null;
		/**
		 * Null: it was not said.
		 */
		parkingspot: boolean | null;
	};
	raw: {
		remarks: string;
		/**
		 * Index of 00:00-07:00, 07:00-12:00, 12:00-17:00, 17:00-24:00; null when not said.
		 */
		timeslot: 0 | 1 | 2 | 3 | null;
	};
	/**
	 * How its place came to be what it is. Absent when the source told it, or nobody looked yet.
	 */
	geocoding?: {
		state: "found" | "failed" | "manual";
		/**
		 * What the lookup found, in one line; empty otherwise.
		 */
		address: string;
		/**
		 * Service that was asked; empty for a place that somebody set.
		 */
		source: string;
		/**
		 * Milliseconds since 1970 (UTC).
		 */
		at: number;
	};
}
export interface LimitedRequest {
	uuid: string;
	ref: string;
	/**
	 * 2 open, 3 accepted, 4 rejected, 5 removed.
	 */
	status: 2 | 3 | 4 | 5;
	geographyCode: string;
	coordinates: {
		lat: number | null;
		lng: number | null;
		/**
		 * The geocoder looked and found nothing.
		 */
		nomatch: boolean;
	};
	/**
	 * Process it is connected to; null also when the person may not see that process.
	 */
	realisationUuid: string | null;
	/**
	 * Whether it is connected to any process.
	 */
	connected: boolean;
	/**
	 * Sent back with every write.
	 */
	synced: number;
	limited: true;
}
export interface Stakeholder {
	/**
	 * category|name; unique in the tenant.
	 */
	slug: string;
	name: string;
	/**
	 * A disabled one stays readable and cannot be newly chosen.
	 */
	enabled: boolean;
	category: "cpo" | "municipality" | "customer" | "contractor" | "gridoperator";
}
export interface View {
	/**
	 * Version 4 uuid in lower case.
	 */
	uuid: string;
	/**
	 * Name of the list.
	 */
	list: "realisations" | "requests" | "locations";
	label: string;
	/**
	 * What follows the list's address: the word of its tab and the query. Read by the list alone; what it does not know, it leaves out.
	 */
	search: string;
	/**
	 * Whether everybody who may see the list has it.
	 */
	shared: boolean;
	owner: {
		id: string;
		name: string;
	};
	/**
	 * Whether the person who asks made it.
	 */
	own: boolean;
	/**
	 * Whether the person who asks may change or remove it.
	 */
	mayChange: boolean;
	/**
	 * Whether the person who asks is told of what newly comes into it.
	 */
	subscribed: boolean;
	/**
	 * Roles that begin the list with it, of a shared view.
	 */
	startsFor?: string[];
	/**
	 * Milliseconds since 1970 (UTC).
	 */
	created_at: number;
	/**
	 * The record's `synced` as the client has it.
	 */
	synced: number;
}
export interface BulkAct {
	/**
	 * Version 4 uuid in lower case.
	 */
	uuid: string;
	list: "realisations" | "requests";
	kind: string;
	state: "checked" | "running" | "stopped" | "done" | "undoing" | "undone";
	counts: {
		can: number;
		cannot: number;
		done: number;
		same: number;
		failed: number;
		undone: number;
		kept: number;
	};
	/**
	 * Why items can't be, or were not, done: each reason with how many items it concerns. Of items that can: what stands there now and would be replaced.
	 */
	reasons: {
		state: "can" | "cannot" | "done" | "same" | "failed" | "undone" | "kept";
		message: string;
		items: number;
	}[];
	/**
	 * In the answer to a check of values, what is wrong with a field, with how many items that concerns; otherwise empty.
	 */
	errors: {
		path: string;
		message: string;
		items: number;
	}[];
}
export interface Figures {
	/**
	 * Dutch heading; null: that of the report.
	 */
	label: string | null;
	/**
	 * What every column counts, where there is a table for each of several measures.
	 */
	measure: null | {
		value: string | null;
		/**
		 * Dutch name of the value; null where field and value say it.
		 */
		label: string | null;
	};
	/**
	 * Fields whose values make the rows.
	 */
	by: {
		field: string;
		label: string | null;
	}[];
	columns: {
		field: string;
		value: string | null;
		/**
		 * Dutch name of the value; null where field and value say it.
		 */
		label: string | null;
		kind: "count" | "days";
	}[];
	rows: {
		of: {
			value: string | null;
			/**
			 * Dutch name of the value; null where field and value say it.
			 */
			label: string | null;
		}[];
		/**
		 * In the order of the columns; null: nothing to count.
		 */
		values: (number | null)[];
		/**
		 * The row split by another field.
		 */
		rows?: {
			of: {
				value: string | null;
				/**
				 * Dutch name of the value; null where field and value say it.
				 */
				label: string | null;
			}[];
			/**
			 * In the order of the columns; null: nothing to count.
			 */
			values: (number | null)[];
		}[];
	}[];
	/**
	 * In the order of the columns; null: nothing to count.
	 */
	totals: (number | null)[] | null;
}
export interface Design {
	/**
	 * Version 4 uuid in lower case.
	 */
	uuid: string;
	name: string;
	state: "open";
	/**
	 * Number of the last edit that the client knows; 0 for none.
	 */
	revision: number;
	/**
	 * Milliseconds since 1970 (UTC).
	 */
	createdAt: number;
	createdBy: string;
	/**
	 * Milliseconds since 1970 (UTC).
	 */
	changedAt: number;
	changedBy: string;
}
export interface Release {
	/**
	 * Number of the release.
	 */
	number: number;
	origin: "folder" | "design";
	design: string | null;
	flow: {
		uuid: string;
		version: string;
	};
	note: string;
	/**
	 * Milliseconds since 1970 (UTC).
	 */
	madeAt: number;
	madeBy: string;
	approvedBy: string | null;
	/**
	 * Of its files.
	 */
	hash: string;
	/**
	 * Of the files that ran when it was made; empty for the first.
	 */
	base: string;
}
export interface Problem {
	/**
	 * Always about:blank; `code` tells the kinds apart.
	 */
	type: string;
	/**
	 * Dutch title of the notification.
	 */
	title: string;
	/**
	 * The HTTP status.
	 */
	status: number;
	/**
	 * Dutch text that belongs to the status.
	 */
	detail: string;
	/**
	 * Stable code of the refusal.
	 */
	code: string;
	/**
	 * Dutch sentence about this refusal.
	 */
	message: string;
	errors: {
		/**
		 * Dotted path of the field; empty for the whole form.
		 */
		path: string;
		message: string;
	}[];
	/**
	 * The same by the names of the specification.
	 */
	error?: {
		status: number;
		code: string;
		message: string;
		fields: {
			/**
			 * Dotted path of the field; empty for the whole form.
			 */
			path: string;
			message: string;
		}[];
	};
	/**
	 * On calls of before the collections: `message` by the name that their readers know.
	 */
	error_description?: string;
	/**
	 * With 409: the record, or the list, as it is now.
	 */
	current?: {
		[k: string]: unknown;
	};
}
/** What several calls answer. */
export interface Schemas {
	Problem: Problem;
	TenantConfiguration: TenantConfiguration;
	Realisation: Realisation;
	Request: Request;
	LimitedRequest: LimitedRequest;
	ChargingLocation: ChargingLocation;
	Stakeholder: Stakeholder;
	Comment: Comment;
	KeptEntry: KeptEntry;
	View: View;
	BulkAct: BulkAct;
	Figures: Figures;
	File: File;
	undefined: undefined;
	undefined: undefined;
}
/** What every call with a token may be refused with. */
export type CommonCode =
	| "forbidden"
	| "headers-too-large"
	| "invalid"
	| "no-room"
	| "not-acceptable"
	| "request-timeout"
	| "starting"
	| "tenant-too-busy"
	| "terms-not-accepted"
	| "too-many-requests"
	| "unauthenticated"
	| "unavailable"
	| "unexpected"
	| "unknown-tenant"
	| "uri-too-long";
