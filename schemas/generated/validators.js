// Written by `npm run generate` out of schemas/*.schema.json. Change those, not this.

export const flow = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-english":"A flow: the steps of a process, who may see and edit them, their forms, and where completing leads.","type":"object","additionalProperties":false,"required":["uuid","version","label","bindings","steps"],"properties":{"$schema":{"x-english":"Path of this schema, for editors.","type":"string","examples":["../../schemas/flow.schema.json"]},"uuid":{"x-english":"Constant for the life of the flow.","$ref":"#/$defs/uuid","examples":["9d0c4b5e-6a51-4a0e-8a83-0c6f3f1b7c11"]},"version":{"x-english":"A changed file needs a raised version; running processes stay on theirs.","$ref":"#/$defs/version","examples":["1.0.0"]},"label":{"x-english":"Dutch name of the flow.","type":"string","minLength":1,"examples":["Realisatie laadlocatie"]},"description":{"x-english":"For designers.","type":"string","examples":["Operator flow of eight steps."]},"conditions":{"x-english":"Named conditions, used as { \"cond\": name }; they may not refer to each other.","type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/name"},"additionalProperties":{"$ref":"condition.schema.json#/$defs/condition"},"examples":[{"advies-positief":{"==":[{"var":"Advice.Advice"},"yes"]}}]},"marks":{"x-english":"Names of the marks that effects may set and conditions may read.","type":"array","items":{"$ref":"condition.schema.json#/$defs/name"},"uniqueItems":true,"examples":[["skip"]]},"bindings":{"x-english":"Where in the values the product finds the facts it treats specially.","$ref":"#/$defs/bindings","examples":[{"location":"Location","stakeholders":{"cpo":"Stakeholders.ChargePointOperator"}}]},"steps":{"x-english":"The steps in their order.","type":"array","minItems":1,"items":{"$ref":"#/$defs/step"},"examples":[[{"uuid":"0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21","code":"1","label":"Locatievoorstel","version":"1.0.0","access":{"read":["municipality"],"edit":["cpo"]},"sections":[{"block":"location-proposal"}],"final":true}]]}},"$defs":{"uuid":{"x-english":"Version 4 uuid in lower case.","x-problem":{"code":"uuid-not-v4","noun":"version 4 uuid","remedy":"Make one with a generator, in lower case; never change one by hand."},"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$","examples":["9d0c4b5e-6a51-4a0e-8a83-0c6f3f1b7c11"]},"version":{"x-english":"Semantic version, of numbers of at most six digits.","type":"string","pattern":"^(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})$","examples":["1.2.0"]},"bindings":{"x-english":"Paths of what maps, panels, lists and rights read.","type":"object","additionalProperties":false,"required":["location","stakeholders"],"properties":{"location":{"x-english":"Group of the selected location: the address fields and, where maps are to show it, Latitude, Longitude and version.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Location"]},"alternativeLocation":{"x-english":"Group of the alternative location out of the advice.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Advice.Alternative"]},"stakeholders":{"x-english":"Field per stakeholder category; each holds a slug category|slug, or a name (namedStakeholders).","type":"object","additionalProperties":false,"properties":{"municipality":{"x-english":"Field of the municipality.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Stakeholders.Municipality"]},"cpo":{"x-english":"Field of the charge point operator.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Stakeholders.ChargePointOperator"]},"gridoperator":{"x-english":"Field of the grid operator.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Stakeholders.GridOperator"]},"contractor":{"x-english":"Field of the contractor.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Stakeholders.Contractor"]},"customer":{"x-english":"Field of the customer.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Stakeholders.Customer"]}},"examples":[{"municipality":"Stakeholders.Municipality"}]},"locationDocuments":{"x-english":"Fields of files that belong to the version of the selected location: a new version without data has none, and an alternative that is selected brings its own.","type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true,"examples":[["Docs.Underground","Docs.TopView"]]},"trafficDecision":{"x-english":"Fields of the traffic decision; leave out when the flow has none.","type":"object","additionalProperties":false,"required":["publicationDate","definitiveDate","confirmedDate"],"properties":{"publicationDate":{"x-english":"Day of publication.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["TrafficDecision.PublicationDate"]},"definitiveDate":{"x-english":"End of the objection period.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["TrafficDecision.DefinitiveDate"]},"confirmedDate":{"x-english":"Day it was marked irrevocable.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["TrafficDecision.ConfirmedDate"]},"notApplicable":{"x-english":"Boolean: there is no traffic decision.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["TrafficDecision.TrafficDecisionNotApplicable"]}},"examples":[{"publicationDate":"TrafficDecision.PublicationDate","definitiveDate":"TrafficDecision.DefinitiveDate","confirmedDate":"TrafficDecision.ConfirmedDate"}]},"namedStakeholders":{"x-english":"Stakeholder categories whose field holds the stakeholder's name, where the others hold its slug.","type":"array","items":{"$ref":"#/$defs/stakeholderCategory"},"uniqueItems":true,"examples":[["customer"]]},"geography":{"x-english":"Stakeholder category that says whose process it is: its code is the geography code that people's roles are limited to.","$ref":"#/$defs/stakeholderCategory","examples":["customer"]},"caseReference":{"x-english":"Field whose value at the start begins the case reference. Leave out, or empty: the code of the municipality, or the tenant's acronym when there is none.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Object.Address.BuildingCode"]},"summary":{"x-english":"Groups and fields that lists and reports read beside the location.","type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true,"examples":[["Object","BuildingOptions.PowerOption"]]},"realisationStartsAt":{"x-english":"Step from which maps show the process as being realised.","$ref":"condition.schema.json#/$defs/stepCode","examples":["6"]}}},"stakeholderCategory":{"x-english":"What a stakeholder is to a process.","enum":["cpo","municipality","customer","contractor","gridoperator"],"examples":["customer"]},"step":{"x-english":"One step of the flow, or a sub-step of one.","type":"object","additionalProperties":false,"required":["uuid","code","label","version","access","sections"],"properties":{"uuid":{"x-english":"Constant for the life of the step.","$ref":"#/$defs/uuid","examples":["0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21"]},"code":{"x-english":"Short code, unique in the flow; part of the address of the step's screen.","$ref":"condition.schema.json#/$defs/stepCode","examples":["3-b"]},"label":{"x-english":"Dutch name of the step.","type":"string","minLength":1,"examples":["Gemeente beoordeling"]},"version":{"x-english":"Version of the step, sent along in status and events.","$ref":"#/$defs/version","examples":["1.0.0"]},"description":{"x-english":"Dutch explanation at the top of the step.","type":"string","examples":["Beoordeel de voorgestelde locatie."]},"access":{"x-english":"Who sees and who edits the step.","$ref":"#/$defs/access","examples":[{"read":["municipality","admin"],"edit":["cpo"]}]},"sections":{"x-english":"Parts of the screen, from top to bottom: a block or a section of the flow's own.","type":"array","items":{"$ref":"#/$defs/sectionReference"},"examples":[[{"block":"advice-summary"}]]},"complete":{"x-english":"Rules that completing (and correcting) the step must satisfy, besides those of its sections.","type":"array","items":{"$ref":"section.schema.json#/$defs/stepRule"},"examples":[[{"unless":{"filled":"Advice.Decision"},"field":"Advice.Decision","message":"Het proces kan niet verder zonder beoordeling."}]]},"next":{"x-english":"Where completing leads: the first branch whose condition holds. Leave out: the following step.","type":"array","minItems":1,"items":{"$ref":"#/$defs/branch"},"examples":[[{"when":{"cond":"advies-positief"},"to":"4"},{"to":"3"}]]},"children":{"x-english":"Sub-steps. The step completes when all that apply are completed.","$ref":"#/$defs/children","examples":[{"tracks":[{"id":"power","label":"Netverzwaring","steps":[]}]}]},"when":{"x-english":"Only on a sub-step: it belongs to this process only while the condition holds.","$ref":"condition.schema.json#/$defs/condition","examples":[{"==":[{"var":"PowerOption"},"GridUpgrade"]}]},"final":{"x-english":"Completing this step completes the process. Exactly one step carries it.","type":"boolean","examples":[true]},"change":{"x-english":"What changing this step (Wijzigen) does besides the reset.","type":"object","additionalProperties":false,"properties":{"effects":{"x-english":"Carried out at the first save of the change.","type":"array","items":{"$ref":"#/$defs/effect"},"examples":[[{"new-location-version":"copy"}]]}},"examples":[{"effects":[{"new-location-version":"copy"}]}]},"entered":{"x-english":"What a save causes that fills in a field which was empty, whether the step is completed with it or not, and corrected or not.","type":"array","items":{"type":"object","additionalProperties":false,"required":["field","effects"],"properties":{"field":{"x-english":"Field of this step.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Progress.AllPartiesSignedDate"]},"effects":{"x-english":"Carried out by that save.","type":"array","minItems":1,"items":{"$ref":"#/$defs/effect"},"examples":[[{"set-charging-point-status":"in bedrijf"}]]}}},"examples":[[{"field":"Progress.AllPartiesSignedDate","effects":[{"set-charging-point-status":"in bedrijf"}]}]]},"onPass":{"x-english":"What becomes of the fields that only this step shows, when the process passes it by after it was filled in. `clear`: they are emptied; the history keeps them. Leave out: they stay.","enum":["clear"],"examples":["clear"]},"outcomes":{"x-english":"Outcomes given about the proposal in this step. They are emptied when the process is reset to an earlier step: nobody's approval is carried over to something they have not seen.","type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true,"examples":[["Advice.Advice"]]},"bulk":{"x-english":"What of the step can be filled in for several processes at once, by those who may do it for each of them. Leave out: nothing.","type":"object","additionalProperties":false,"required":["fields"],"properties":{"fields":{"x-english":"Fields of the step that get one value in all the processes. Files are added to those that are there.","type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"examples":[["TrafficDecision.PublicationDate"]]},"complete":{"x-english":"The step can be completed with it too, where everything is filled in.","type":"boolean","examples":[true]}},"examples":[{"fields":["TrafficDecision.PublicationDate"],"complete":true}]}}},"access":{"x-english":"Who sees and who edits a step.","type":"object","additionalProperties":false,"required":["read","edit"],"properties":{"read":{"x-english":"Roles that may see the step and its data.","$ref":"section.schema.json#/$defs/roles","examples":[["municipality","admin"]]},"edit":{"x-english":"Roles that may save and complete the step; they see it too.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]}}},"children":{"x-english":"Sub-steps: first in order, then every track side by side, each track in order.","type":"object","additionalProperties":false,"required":["tracks"],"properties":{"first":{"x-english":"Sub-steps that come before the tracks, in order.","type":"array","items":{"$ref":"#/$defs/step"},"examples":[[]]},"tracks":{"x-english":"Tracks that are walked side by side.","type":"array","items":{"type":"object","additionalProperties":false,"required":["id","label","steps"],"properties":{"id":{"x-english":"Unique within the step.","$ref":"section.schema.json#/$defs/sectionId","examples":["power"]},"label":{"x-english":"Dutch name of the track.","type":"string","minLength":1,"examples":["Netverzwaring"]},"steps":{"x-english":"Sub-steps of the track, in order.","type":"array","items":{"$ref":"#/$defs/step"},"examples":[[]]}}},"examples":[[{"id":"power","label":"Netverzwaring","steps":[]}]]}}},"sectionReference":{"x-english":"A shared block, or a section of the flow's own.","if":{"type":"object","required":["block"]},"then":{"$ref":"#/$defs/blockReference"},"else":{"$ref":"section.schema.json"},"examples":[{"block":"advice-summary"}]},"blockReference":{"x-english":"Use of a shared block, with what this flow does otherwise.","type":"object","additionalProperties":false,"required":["block"],"properties":{"block":{"x-english":"Name of a file in schemas/blocks.","$ref":"section.schema.json#/$defs/sectionId","examples":["advice-summary"]},"id":{"x-english":"Id within the step. Leave out: the block's name.","$ref":"section.schema.json#/$defs/sectionId","examples":["advice-of-municipality"]},"when":{"x-english":"Shown only while this holds; instead of the block's own condition.","$ref":"condition.schema.json#/$defs/condition","examples":[{"!":{"cond":"advies-positief"}}]},"roles":{"x-english":"Roles that see it; instead of the block's own.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"readOnly":{"x-english":"Shown, never written by this step; instead of the block's own.","type":"boolean","examples":[true]},"rename":{"x-english":"Other names for groups and fields of the block, by their path in the block: for the same form in a group of another name. An override keeps to the block's names; everything else of the flow uses the new ones.","type":"object","minProperties":1,"propertyNames":{"$ref":"condition.schema.json#/$defs/fieldPath"},"additionalProperties":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"examples":[{"Advice":"CPOAdvice","Advice.Comments":"CPOComments"}]},"override":{"x-english":"Laid over the block's section as a JSON merge patch (RFC 7396): null removes. Sealed places may not be touched.","type":"object","examples":[{"title":"Advies van de gemeente"}]}}},"branch":{"x-english":"One way on from a step.","type":"object","additionalProperties":false,"properties":{"when":{"x-english":"Taken only when this holds. Leave out on the last branch.","$ref":"condition.schema.json#/$defs/condition","examples":[{"cond":"advies-positief"}]},"to":{"x-english":"Code of the step it leads to. Left out only when an effect cancels the process.","$ref":"condition.schema.json#/$defs/stepCode","examples":["4"]},"restart":{"x-english":"Reset the process to that step, as changing it would, at once.","type":"boolean","examples":[true]},"effects":{"x-english":"What happens besides, in this order.","type":"array","items":{"$ref":"#/$defs/effect"},"examples":[[{"cancel":"other"}]]},"label":{"x-english":"Dutch name for graphs and explanations.","type":"string","minLength":1,"examples":["positief advies"]}}},"effect":{"x-english":"What a transition causes, as data.","x-problem":{"code":"unknown-effect","noun":"effect"},"oneOf":[{"type":"object","additionalProperties":false,"required":["cancel"],"properties":{"cancel":{"x-english":"Cancel the process with this reason out of the tenant's cancelReasons.","type":"string","minLength":1,"examples":["other"]},"reasonFrom":{"x-english":"The option chosen in this field is the reason; the one above counts while it is empty. Its options are reasons out of the tenant's cancelReasons.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Advice.Reason"]},"commentFrom":{"x-english":"The label of the option chosen in this field becomes the comment, cut to 300 characters.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Advice.Decision"]}}},{"type":"object","additionalProperties":false,"required":["mark"],"properties":{"mark":{"x-english":"Set a mark on the process.","$ref":"condition.schema.json#/$defs/name","examples":["skip"]}}},{"type":"object","additionalProperties":false,"required":["unmark"],"properties":{"unmark":{"x-english":"Take a mark away.","$ref":"condition.schema.json#/$defs/name","examples":["skip"]}}},{"type":"object","additionalProperties":false,"required":["step-stands"],"properties":{"step-stands":{"x-english":"A step that is passed by counts as done with what was filled in before: it is seen and can be corrected, and is not asked again.","$ref":"condition.schema.json#/$defs/stepCode","examples":["3"]}}},{"type":"object","additionalProperties":false,"required":["clear"],"properties":{"clear":{"x-english":"Empty these fields.","type":"array","minItems":1,"items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"examples":[["Advice.Decision"]]}}},{"type":"object","additionalProperties":false,"required":["new-location-version"],"properties":{"new-location-version":{"x-english":"Start a new version of the selected location. copy: with the present data. empty: without.","enum":["copy","empty"],"examples":["copy"]}}},{"type":"object","additionalProperties":false,"required":["select-alternative"],"properties":{"select-alternative":{"const":true,"x-english":"The alternative out of the advice becomes the selected location, in a new version.","examples":[true]}}},{"type":"object","additionalProperties":false,"required":["connect-location"],"properties":{"connect-location":{"x-english":"Connect the chosen charging location to the process.","$ref":"#/$defs/locationCategory","examples":["selected"]}}},{"type":"object","additionalProperties":false,"required":["disconnect-location"],"properties":{"disconnect-location":{"x-english":"Disconnect the charging location; it gets back the status it had before.","$ref":"#/$defs/locationCategory","examples":["selected"]}}},{"type":"object","additionalProperties":false,"required":["set-charging-point-status"],"properties":{"set-charging-point-status":{"x-english":"Give the charging points of the process's locations this status; the locations are realised.","type":"string","minLength":1,"examples":["in bedrijf"]}}}],"examples":[{"cancel":"other","commentFrom":"Advice.Decision"}]},"locationCategory":{"x-english":"selected: the location of the proposal. alternative: the one out of the advice.","enum":["selected","alternative"],"examples":["selected"]}}};
const schema1 = {"x-english":"Version 4 uuid in lower case.","x-problem":{"code":"uuid-not-v4","noun":"version 4 uuid","remedy":"Make one with a generator, in lower case; never change one by hand."},"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$","examples":["9d0c4b5e-6a51-4a0e-8a83-0c6f3f1b7c11"]};
const schema2 = {"x-english":"Semantic version, of numbers of at most six digits.","type":"string","pattern":"^(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})$","examples":["1.2.0"]};
const schema5 = {"x-english":"A name of the flow's own: lower-case letters, digits and hyphens.","type":"string","pattern":"^\\p{Ll}[\\p{Ll}0-9-]*$","maxLength":60,"examples":["advies-positief"]};
const schema4 = {"type":"object"};
const func0 = Object.prototype.hasOwnProperty;
const func1 = (text) => [...text].length;
const func4 = function same(left, right) {
	if (left === right) return true;
	if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
	const names = Object.keys(left);
	return (
		Array.isArray(left) === Array.isArray(right) &&
		names.length === Object.keys(right).length &&
		names.every((name) => Object.hasOwn(right, name) && same(left[name], right[name]))
	);
};
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$", "u");
const pattern1 = new RegExp("^(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})$", "u");
const pattern2 = new RegExp("^\\p{Ll}[\\p{Ll}0-9-]*$", "u");
const schema8 = {"x-english":"Paths of what maps, panels, lists and rights read.","type":"object","additionalProperties":false,"required":["location","stakeholders"],"properties":{"location":{"x-english":"Group of the selected location: the address fields and, where maps are to show it, Latitude, Longitude and version.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Location"]},"alternativeLocation":{"x-english":"Group of the alternative location out of the advice.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Advice.Alternative"]},"stakeholders":{"x-english":"Field per stakeholder category; each holds a slug category|slug, or a name (namedStakeholders).","type":"object","additionalProperties":false,"properties":{"municipality":{"x-english":"Field of the municipality.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Stakeholders.Municipality"]},"cpo":{"x-english":"Field of the charge point operator.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Stakeholders.ChargePointOperator"]},"gridoperator":{"x-english":"Field of the grid operator.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Stakeholders.GridOperator"]},"contractor":{"x-english":"Field of the contractor.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Stakeholders.Contractor"]},"customer":{"x-english":"Field of the customer.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Stakeholders.Customer"]}},"examples":[{"municipality":"Stakeholders.Municipality"}]},"locationDocuments":{"x-english":"Fields of files that belong to the version of the selected location: a new version without data has none, and an alternative that is selected brings its own.","type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true,"examples":[["Docs.Underground","Docs.TopView"]]},"trafficDecision":{"x-english":"Fields of the traffic decision; leave out when the flow has none.","type":"object","additionalProperties":false,"required":["publicationDate","definitiveDate","confirmedDate"],"properties":{"publicationDate":{"x-english":"Day of publication.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["TrafficDecision.PublicationDate"]},"definitiveDate":{"x-english":"End of the objection period.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["TrafficDecision.DefinitiveDate"]},"confirmedDate":{"x-english":"Day it was marked irrevocable.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["TrafficDecision.ConfirmedDate"]},"notApplicable":{"x-english":"Boolean: there is no traffic decision.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["TrafficDecision.TrafficDecisionNotApplicable"]}},"examples":[{"publicationDate":"TrafficDecision.PublicationDate","definitiveDate":"TrafficDecision.DefinitiveDate","confirmedDate":"TrafficDecision.ConfirmedDate"}]},"namedStakeholders":{"x-english":"Stakeholder categories whose field holds the stakeholder's name, where the others hold its slug.","type":"array","items":{"$ref":"#/$defs/stakeholderCategory"},"uniqueItems":true,"examples":[["customer"]]},"geography":{"x-english":"Stakeholder category that says whose process it is: its code is the geography code that people's roles are limited to.","$ref":"#/$defs/stakeholderCategory","examples":["customer"]},"caseReference":{"x-english":"Field whose value at the start begins the case reference. Leave out, or empty: the code of the municipality, or the tenant's acronym when there is none.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Object.Address.BuildingCode"]},"summary":{"x-english":"Groups and fields that lists and reports read beside the location.","type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true,"examples":[["Object","BuildingOptions.PowerOption"]]},"realisationStartsAt":{"x-english":"Step from which maps show the process as being realised.","$ref":"condition.schema.json#/$defs/stepCode","examples":["6"]}}};
const schema9 = {"x-english":"Path of a field in the values, dots between the names. Items of a list are not addressed.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$","maxLength":200,"examples":["Advice.Decision"]};
const schema21 = {"x-english":"What a stakeholder is to a process.","enum":["cpo","municipality","customer","contractor","gridoperator"],"examples":["customer"]};
const schema25 = {"x-english":"Short code of a step: 1 to 99, with a letter for a sub-step.","x-problem":{"code":"step-code","noun":"code of a step","remedy":"Codes are \"1\" to \"99\", with a hyphen and a letter for a sub-step: \"3-b\"."},"type":"string","pattern":"^[1-9][0-9]?(-[a-z])?$","examples":["3"]};
const pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$", "u");
const pattern18 = new RegExp("^[1-9][0-9]?(-[a-z])?$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.location === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'",schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.stakeholders === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stakeholders"},message:"must have required property '"+"stakeholders"+"'",schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.location !== undefined){
let data0 = data.location;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err3 = {instancePath:instancePath+"/location",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/location",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/location",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.alternativeLocation !== undefined){
let data1 = data.alternativeLocation;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/alternativeLocation",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/alternativeLocation",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/alternativeLocation",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.stakeholders !== undefined){
let data2 = data.stakeholders;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(((((key1 === "municipality") || (key1 === "cpo")) || (key1 === "gridoperator")) || (key1 === "contractor")) || (key1 === "customer"))){
const err9 = {instancePath:instancePath+"/stakeholders",schemaPath:"#/properties/stakeholders/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema8.properties.stakeholders,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.municipality !== undefined){
let data3 = data2.municipality;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err10 = {instancePath:instancePath+"/stakeholders/municipality",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data3)){
const err11 = {instancePath:instancePath+"/stakeholders/municipality",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/stakeholders/municipality",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.cpo !== undefined){
let data4 = data2.cpo;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err13 = {instancePath:instancePath+"/stakeholders/cpo",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern4.test(data4)){
const err14 = {instancePath:instancePath+"/stakeholders/cpo",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/stakeholders/cpo",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.gridoperator !== undefined){
let data5 = data2.gridoperator;
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err16 = {instancePath:instancePath+"/stakeholders/gridoperator",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern4.test(data5)){
const err17 = {instancePath:instancePath+"/stakeholders/gridoperator",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/stakeholders/gridoperator",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.contractor !== undefined){
let data6 = data2.contractor;
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err19 = {instancePath:instancePath+"/stakeholders/contractor",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern4.test(data6)){
const err20 = {instancePath:instancePath+"/stakeholders/contractor",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/stakeholders/contractor",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.customer !== undefined){
let data7 = data2.customer;
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err22 = {instancePath:instancePath+"/stakeholders/customer",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern4.test(data7)){
const err23 = {instancePath:instancePath+"/stakeholders/customer",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/stakeholders/customer",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/stakeholders",schemaPath:"#/properties/stakeholders/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema8.properties.stakeholders.type,parentSchema:schema8.properties.stakeholders,data:data2};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.locationDocuments !== undefined){
let data8 = data.locationDocuments;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err26 = {instancePath:instancePath+"/locationDocuments/" + i0,schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern4.test(data9)){
const err27 = {instancePath:instancePath+"/locationDocuments/" + i0,schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/locationDocuments/" + i0,schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data8[i1], data8[j0])){
const err29 = {instancePath:instancePath+"/locationDocuments",schemaPath:"#/properties/locationDocuments/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema8.properties.locationDocuments,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/locationDocuments",schemaPath:"#/properties/locationDocuments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema8.properties.locationDocuments.type,parentSchema:schema8.properties.locationDocuments,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.trafficDecision !== undefined){
let data10 = data.trafficDecision;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.publicationDate === undefined){
const err31 = {instancePath:instancePath+"/trafficDecision",schemaPath:"#/properties/trafficDecision/required",keyword:"required",params:{missingProperty: "publicationDate"},message:"must have required property '"+"publicationDate"+"'",schema:schema8.properties.trafficDecision.required,parentSchema:schema8.properties.trafficDecision,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.definitiveDate === undefined){
const err32 = {instancePath:instancePath+"/trafficDecision",schemaPath:"#/properties/trafficDecision/required",keyword:"required",params:{missingProperty: "definitiveDate"},message:"must have required property '"+"definitiveDate"+"'",schema:schema8.properties.trafficDecision.required,parentSchema:schema8.properties.trafficDecision,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.confirmedDate === undefined){
const err33 = {instancePath:instancePath+"/trafficDecision",schemaPath:"#/properties/trafficDecision/required",keyword:"required",params:{missingProperty: "confirmedDate"},message:"must have required property '"+"confirmedDate"+"'",schema:schema8.properties.trafficDecision.required,parentSchema:schema8.properties.trafficDecision,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key2 in data10){
if(!((((key2 === "publicationDate") || (key2 === "definitiveDate")) || (key2 === "confirmedDate")) || (key2 === "notApplicable"))){
const err34 = {instancePath:instancePath+"/trafficDecision",schemaPath:"#/properties/trafficDecision/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema8.properties.trafficDecision,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.publicationDate !== undefined){
let data11 = data10.publicationDate;
if(typeof data11 === "string"){
if(func1(data11) > 200){
const err35 = {instancePath:instancePath+"/trafficDecision/publicationDate",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern4.test(data11)){
const err36 = {instancePath:instancePath+"/trafficDecision/publicationDate",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/trafficDecision/publicationDate",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data10.definitiveDate !== undefined){
let data12 = data10.definitiveDate;
if(typeof data12 === "string"){
if(func1(data12) > 200){
const err38 = {instancePath:instancePath+"/trafficDecision/definitiveDate",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern4.test(data12)){
const err39 = {instancePath:instancePath+"/trafficDecision/definitiveDate",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data12};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/trafficDecision/definitiveDate",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data12};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data10.confirmedDate !== undefined){
let data13 = data10.confirmedDate;
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err41 = {instancePath:instancePath+"/trafficDecision/confirmedDate",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data13};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern4.test(data13)){
const err42 = {instancePath:instancePath+"/trafficDecision/confirmedDate",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/trafficDecision/confirmedDate",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data13};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data10.notApplicable !== undefined){
let data14 = data10.notApplicable;
if(typeof data14 === "string"){
if(func1(data14) > 200){
const err44 = {instancePath:instancePath+"/trafficDecision/notApplicable",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data14};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern4.test(data14)){
const err45 = {instancePath:instancePath+"/trafficDecision/notApplicable",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data14};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/trafficDecision/notApplicable",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data14};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/trafficDecision",schemaPath:"#/properties/trafficDecision/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema8.properties.trafficDecision.type,parentSchema:schema8.properties.trafficDecision,data:data10};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.namedStakeholders !== undefined){
let data15 = data.namedStakeholders;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i2=0; i2<len1; i2++){
let data16 = data15[i2];
if(!(((((data16 === "cpo") || (data16 === "municipality")) || (data16 === "customer")) || (data16 === "contractor")) || (data16 === "gridoperator"))){
const err48 = {instancePath:instancePath+"/namedStakeholders/" + i2,schemaPath:"#/$defs/stakeholderCategory/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values",schema:schema21.enum,parentSchema:schema21,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
let i3 = data15.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func4(data15[i3], data15[j1])){
const err49 = {instancePath:instancePath+"/namedStakeholders",schemaPath:"#/properties/namedStakeholders/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)",schema:true,parentSchema:schema8.properties.namedStakeholders,data:data15};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err50 = {instancePath:instancePath+"/namedStakeholders",schemaPath:"#/properties/namedStakeholders/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema8.properties.namedStakeholders.type,parentSchema:schema8.properties.namedStakeholders,data:data15};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.geography !== undefined){
let data17 = data.geography;
if(!(((((data17 === "cpo") || (data17 === "municipality")) || (data17 === "customer")) || (data17 === "contractor")) || (data17 === "gridoperator"))){
const err51 = {instancePath:instancePath+"/geography",schemaPath:"#/$defs/stakeholderCategory/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values",schema:schema21.enum,parentSchema:schema21,data:data17};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.caseReference !== undefined){
let data18 = data.caseReference;
if(typeof data18 === "string"){
if(func1(data18) > 200){
const err52 = {instancePath:instancePath+"/caseReference",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern4.test(data18)){
const err53 = {instancePath:instancePath+"/caseReference",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data18};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/caseReference",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data18};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.summary !== undefined){
let data19 = data.summary;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i4=0; i4<len2; i4++){
let data20 = data19[i4];
if(typeof data20 === "string"){
if(func1(data20) > 200){
const err55 = {instancePath:instancePath+"/summary/" + i4,schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data20};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!pattern4.test(data20)){
const err56 = {instancePath:instancePath+"/summary/" + i4,schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data20};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/summary/" + i4,schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data20};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
let i5 = data19.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func4(data19[i5], data19[j2])){
const err58 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)",schema:true,parentSchema:schema8.properties.summary,data:data19};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err59 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema8.properties.summary.type,parentSchema:schema8.properties.summary,data:data19};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.realisationStartsAt !== undefined){
let data21 = data.realisationStartsAt;
if(typeof data21 === "string"){
if(!pattern18.test(data21)){
const err60 = {instancePath:instancePath+"/realisationStartsAt",schemaPath:"condition.schema.json#/$defs/stepCode/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(-[a-z])?$"},message:"must match pattern \""+"^[1-9][0-9]?(-[a-z])?$"+"\"",schema:"^[1-9][0-9]?(-[a-z])?$",parentSchema:schema25,data:data21};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/realisationStartsAt",schemaPath:"condition.schema.json#/$defs/stepCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data:data21};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"x-english":"One step of the flow, or a sub-step of one.","type":"object","additionalProperties":false,"required":["uuid","code","label","version","access","sections"],"properties":{"uuid":{"x-english":"Constant for the life of the step.","$ref":"#/$defs/uuid","examples":["0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21"]},"code":{"x-english":"Short code, unique in the flow; part of the address of the step's screen.","$ref":"condition.schema.json#/$defs/stepCode","examples":["3-b"]},"label":{"x-english":"Dutch name of the step.","type":"string","minLength":1,"examples":["Gemeente beoordeling"]},"version":{"x-english":"Version of the step, sent along in status and events.","$ref":"#/$defs/version","examples":["1.0.0"]},"description":{"x-english":"Dutch explanation at the top of the step.","type":"string","examples":["Beoordeel de voorgestelde locatie."]},"access":{"x-english":"Who sees and who edits the step.","$ref":"#/$defs/access","examples":[{"read":["municipality","admin"],"edit":["cpo"]}]},"sections":{"x-english":"Parts of the screen, from top to bottom: a block or a section of the flow's own.","type":"array","items":{"$ref":"#/$defs/sectionReference"},"examples":[[{"block":"advice-summary"}]]},"complete":{"x-english":"Rules that completing (and correcting) the step must satisfy, besides those of its sections.","type":"array","items":{"$ref":"section.schema.json#/$defs/stepRule"},"examples":[[{"unless":{"filled":"Advice.Decision"},"field":"Advice.Decision","message":"Het proces kan niet verder zonder beoordeling."}]]},"next":{"x-english":"Where completing leads: the first branch whose condition holds. Leave out: the following step.","type":"array","minItems":1,"items":{"$ref":"#/$defs/branch"},"examples":[[{"when":{"cond":"advies-positief"},"to":"4"},{"to":"3"}]]},"children":{"x-english":"Sub-steps. The step completes when all that apply are completed.","$ref":"#/$defs/children","examples":[{"tracks":[{"id":"power","label":"Netverzwaring","steps":[]}]}]},"when":{"x-english":"Only on a sub-step: it belongs to this process only while the condition holds.","$ref":"condition.schema.json#/$defs/condition","examples":[{"==":[{"var":"PowerOption"},"GridUpgrade"]}]},"final":{"x-english":"Completing this step completes the process. Exactly one step carries it.","type":"boolean","examples":[true]},"change":{"x-english":"What changing this step (Wijzigen) does besides the reset.","type":"object","additionalProperties":false,"properties":{"effects":{"x-english":"Carried out at the first save of the change.","type":"array","items":{"$ref":"#/$defs/effect"},"examples":[[{"new-location-version":"copy"}]]}},"examples":[{"effects":[{"new-location-version":"copy"}]}]},"entered":{"x-english":"What a save causes that fills in a field which was empty, whether the step is completed with it or not, and corrected or not.","type":"array","items":{"type":"object","additionalProperties":false,"required":["field","effects"],"properties":{"field":{"x-english":"Field of this step.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Progress.AllPartiesSignedDate"]},"effects":{"x-english":"Carried out by that save.","type":"array","minItems":1,"items":{"$ref":"#/$defs/effect"},"examples":[[{"set-charging-point-status":"in bedrijf"}]]}}},"examples":[[{"field":"Progress.AllPartiesSignedDate","effects":[{"set-charging-point-status":"in bedrijf"}]}]]},"onPass":{"x-english":"What becomes of the fields that only this step shows, when the process passes it by after it was filled in. `clear`: they are emptied; the history keeps them. Leave out: they stay.","enum":["clear"],"examples":["clear"]},"outcomes":{"x-english":"Outcomes given about the proposal in this step. They are emptied when the process is reset to an earlier step: nobody's approval is carried over to something they have not seen.","type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true,"examples":[["Advice.Advice"]]},"bulk":{"x-english":"What of the step can be filled in for several processes at once, by those who may do it for each of them. Leave out: nothing.","type":"object","additionalProperties":false,"required":["fields"],"properties":{"fields":{"x-english":"Fields of the step that get one value in all the processes. Files are added to those that are there.","type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"examples":[["TrafficDecision.PublicationDate"]]},"complete":{"x-english":"The step can be completed with it too, where everything is filled in.","type":"boolean","examples":[true]}},"examples":[{"fields":["TrafficDecision.PublicationDate"],"complete":true}]}}};
const schema30 = {"x-english":"Who sees and who edits a step.","type":"object","additionalProperties":false,"required":["read","edit"],"properties":{"read":{"x-english":"Roles that may see the step and its data.","$ref":"section.schema.json#/$defs/roles","examples":[["municipality","admin"]]},"edit":{"x-english":"Roles that may save and complete the step; they see it too.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]}}};
const schema49 = {"x-english":"Roles, each once.","type":"array","items":{"$ref":"condition.schema.json#/$defs/role"},"uniqueItems":true,"examples":[["cpo","municipality"]]};
const schema50 = {"x-english":"One of the roles the product knows, with its label. x-unnamed: works everywhere, so naming it among those who do or read a step would say nothing.","x-problem":{"code":"unknown-role","noun":"role of the product or the tenant","own":"roles"},"enum":["cpo","municipality","admin","developer","rvb","customer","caseworker","caseviewer","guest"],"examples":["cpo"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((((((((data0 === "cpo") || (data0 === "municipality")) || (data0 === "admin")) || (data0 === "developer")) || (data0 === "rvb")) || (data0 === "customer")) || (data0 === "caseworker")) || (data0 === "caseviewer")) || (data0 === "guest"))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"condition.schema.json#/$defs/role/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values",schema:schema50.enum,parentSchema:schema50,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data[i1], data[j0])){
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.read === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "read"},message:"must have required property '"+"read"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.edit === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "edit"},message:"must have required property '"+"edit"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "read") || (key0 === "edit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.read !== undefined){
if(!(validate34(data.read, {instancePath:instancePath+"/read",parentData:data,parentDataProperty:"read",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.edit !== undefined){
if(!(validate34(data.edit, {instancePath:instancePath+"/edit",parentData:data,parentDataProperty:"edit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"x-english":"A shared block, or a section of the flow's own.","if":{"type":"object","required":["block"]},"then":{"$ref":"#/$defs/blockReference"},"else":{"$ref":"section.schema.json"},"examples":[{"block":"advice-summary"}]};
const schema80 = {"x-english":"Use of a shared block, with what this flow does otherwise.","type":"object","additionalProperties":false,"required":["block"],"properties":{"block":{"x-english":"Name of a file in schemas/blocks.","$ref":"section.schema.json#/$defs/sectionId","examples":["advice-summary"]},"id":{"x-english":"Id within the step. Leave out: the block's name.","$ref":"section.schema.json#/$defs/sectionId","examples":["advice-of-municipality"]},"when":{"x-english":"Shown only while this holds; instead of the block's own condition.","$ref":"condition.schema.json#/$defs/condition","examples":[{"!":{"cond":"advies-positief"}}]},"roles":{"x-english":"Roles that see it; instead of the block's own.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"readOnly":{"x-english":"Shown, never written by this step; instead of the block's own.","type":"boolean","examples":[true]},"rename":{"x-english":"Other names for groups and fields of the block, by their path in the block: for the same form in a group of another name. An override keeps to the block's names; everything else of the flow uses the new ones.","type":"object","minProperties":1,"propertyNames":{"$ref":"condition.schema.json#/$defs/fieldPath"},"additionalProperties":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"examples":[{"Advice":"CPOAdvice","Advice.Comments":"CPOComments"}]},"override":{"x-english":"Laid over the block's section as a JSON merge patch (RFC 7396): null removes. Sealed places may not be touched.","type":"object","examples":[{"title":"Advies van de gemeente"}]}}};
const schema32 = {"x-english":"Lower-case letters, digits and hyphens.","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":60,"examples":["advice-summary"]};
const pattern22 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const pattern35 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "block") || (key0 === "id")) || (key0 === "when")) || (key0 === "roles")) || (key0 === "readOnly")) || (key0 === "rename")) || (key0 === "override"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.block !== undefined){
let data0 = data.block;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err2 = {instancePath:instancePath+"/block",schemaPath:"section.schema.json#/$defs/sectionId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern22.test(data0)){
const err3 = {instancePath:instancePath+"/block",schemaPath:"section.schema.json#/$defs/sectionId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/block",schemaPath:"section.schema.json#/$defs/sectionId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) > 60){
const err5 = {instancePath:instancePath+"/id",schemaPath:"section.schema.json#/$defs/sectionId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern22.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"section.schema.json#/$defs/sectionId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"section.schema.json#/$defs/sectionId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.when !== undefined){
let data2 = data.when;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err8 = {instancePath:instancePath+"/when",schemaPath:"condition.schema.json#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.roles !== undefined){
if(!(validate34(data.roles, {instancePath:instancePath+"/roles",parentData:data,parentDataProperty:"roles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.readOnly !== undefined){
let data4 = data.readOnly;
if(typeof data4 !== "boolean"){
const err9 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema80.properties.readOnly.type,parentSchema:schema80.properties.readOnly,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.rename !== undefined){
let data5 = data.rename;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length < 1){
const err10 = {instancePath:instancePath+"/rename",schemaPath:"#/properties/rename/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema80.properties.rename,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data5){
const _errs16 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 200){
const err11 = {instancePath:instancePath+"/rename",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern4.test(key1)){
const err12 = {instancePath:instancePath+"/rename",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/rename",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid4 = _errs16 === errors;
if(!valid4){
const err14 = {instancePath:instancePath+"/rename",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema80.properties.rename.propertyNames,parentSchema:schema80.properties.rename,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key2 in data5){
let data6 = data5[key2];
if(typeof data6 === "string"){
if(!pattern35.test(data6)){
const err15 = {instancePath:instancePath+"/rename/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rename/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*$",parentSchema:schema80.properties.rename.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/rename/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rename/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.rename.additionalProperties.type,parentSchema:schema80.properties.rename.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/rename",schemaPath:"#/properties/rename/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.properties.rename.type,parentSchema:schema80.properties.rename,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.override !== undefined){
let data7 = data.override;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err18 = {instancePath:instancePath+"/override",schemaPath:"#/properties/override/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.properties.override.type,parentSchema:schema80.properties.override,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-english":"One part of a step's screen: a form, its hints and its rules.","type":"object","additionalProperties":false,"required":["id","schema"],"properties":{"id":{"x-english":"Unique within the step.","$ref":"#/$defs/sectionId","examples":["advice"]},"title":{"x-english":"Dutch heading of the part.","type":"string","minLength":1,"examples":["Gemeente beoordeling"]},"description":{"x-english":"Dutch text under the heading.","type":"string","minLength":1,"examples":["Beoordeel het voorstel van de CPO."]},"schema":{"x-english":"Form of the section: an object schema rooted at the values of the process. Saving ignores required, minItems and minLength; completing demands them.","$ref":"#/$defs/form","examples":[{"type":"object","properties":{"Advice":{"type":"object","properties":{"Comments":{"type":"string","title":"Toelichting","format":"unicode-multiline","maxLength":4000}}}}}]},"ui":{"x-english":"How the form is drawn: hints nested as the schema is. Names under ui: belong to the field at that place.","$ref":"#/$defs/ui","examples":[{"Advice":{"Comments":{"ui:widget":"textarea"}}}]},"when":{"x-english":"The section is shown, and its fields belong to the step, only while this holds. Leave out: always.","$ref":"condition.schema.json#/$defs/condition","examples":[{"==":[{"var":"Advice.Advice"},"alternative"]}]},"onHide":{"x-english":"What becomes of the section's fields when it is not shown at a save.","$ref":"#/$defs/onHide","examples":["clear"]},"roles":{"x-english":"Roles that see the section at all. Leave out: everybody who sees the step.","$ref":"#/$defs/roles","examples":[["cpo"]]},"readOnly":{"x-english":"Shown, never written by this step.","type":"boolean","examples":[true]},"fields":{"x-english":"Conditions per field, by path.","type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/fieldPath"},"additionalProperties":{"$ref":"#/$defs/fieldRule"},"examples":[{"LocationPreparation.OtherReason":{"enabledWhen":{"in":["Overige",{"var":"LocationPreparation.RequiresLocationPreparation"}]}}}]},"derived":{"x-english":"Values the system fills in, in this order.","type":"array","items":{"$ref":"#/$defs/derivation"},"examples":[[{"field":"TrafficDecision.DefinitiveDate","on":"TrafficDecision.PublicationDate","value":{"days-after":[{"var":"TrafficDecision.PublicationDate"},43]}}]]},"complete":{"x-english":"Rules that completing (and correcting) the step must satisfy.","type":"array","items":{"$ref":"#/$defs/stepRule"},"examples":[[{"unless":{"filled":"Advice.Decision"},"field":"Advice.Decision","message":"Het proces kan niet verder zonder beoordeling."}]]},"save":{"x-english":"Rules for every save, complete or not.","type":"array","items":{"$ref":"#/$defs/stepRule"},"examples":[[{"unless":{"filled":"PlannedRealisation.PlannedDate"},"field":"PlannedRealisation.PlannedDate","message":"Het proces kan niet verder zonder een realisatiedatum."}]]},"warn":{"x-english":"What is implausible: said at the field without stopping anybody, and kept with the save that went on all the same.","type":"array","items":{"$ref":"#/$defs/warning"},"examples":[[{"unless":{">=":[{"var":"Progress.Invite.end"},{"var":"Progress.Invite.start"}]},"field":"Progress.Invite.end","message":"Het bezoek eindigt voordat het begint."}]]},"chains":{"x-english":"Lists whose items come out of a list of an earlier step, by the path of the list. An item and the one it came out of have the same uuid.","type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/fieldPath"},"additionalProperties":{"$ref":"#/$defs/chain"},"examples":[{"Approvals":{"from":"Quotations","read":["PartyName"]}}]},"unique":{"x-english":"Fields whose value no other process of the tenant may have.","type":"array","items":{"$ref":"#/$defs/uniqueField"},"examples":[[{"field":"Object.BuildingCode","within":"Application.PidUuid","message":"Dit nummer is reeds in gebruik binnen deze PID."}]]},"steering":{"x-english":"Fields a correction may not change although no condition reads them. Fields that a branch, a sub-step or a section's condition reads are found by the engine.","type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true,"examples":[["Location.chargingpointUuid"]]}},"$defs":{"sectionId":{"x-english":"Lower-case letters, digits and hyphens.","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":60,"examples":["advice-summary"]},"onHide":{"x-english":"keep: the values stay, so that going back loses no work. clear: the values are emptied.","enum":["keep","clear"],"examples":["keep"]},"roles":{"x-english":"Roles, each once.","type":"array","items":{"$ref":"condition.schema.json#/$defs/role"},"uniqueItems":true,"examples":[["cpo","municipality"]]},"fieldRule":{"x-english":"Conditions of one field.","type":"object","additionalProperties":false,"properties":{"when":{"x-english":"Shown, and part of the step, only while this holds.","$ref":"condition.schema.json#/$defs/condition","examples":[{"==":[{"var":"Advice.Advice"},"no"]}]},"onHide":{"x-english":"What becomes of the value when the field is not shown at a save.","$ref":"#/$defs/onHide","examples":["clear"]},"enabledWhen":{"x-english":"May be filled in only while this holds; shown all the same.","$ref":"condition.schema.json#/$defs/condition","examples":[{"empty":"Location.chargingpointUuid"}]},"readOnly":{"x-english":"Shown, never written.","type":"boolean","examples":[true]},"editRoles":{"x-english":"Roles that may change the field. Leave out: the step's editors.","$ref":"#/$defs/roles","examples":[["admin"]]}}},"derivation":{"x-english":"A value the system fills in. Without on it is computed at every save and nobody can type it; with on it is filled in when that field changes, and stays editable.","type":"object","additionalProperties":false,"required":["field","value"],"properties":{"field":{"x-english":"Field that is filled in.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["TrafficDecision.DefinitiveDate"]},"value":{"x-english":"What it is filled with; null empties it.","$ref":"condition.schema.json#/$defs/value","examples":[{"days-after":[{"var":"TrafficDecision.PublicationDate"},43]}]},"on":{"x-english":"Fill in only when this field changes; emptied, it takes along what followed from it, unless a person wrote something else.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["TrafficDecision.PublicationDate"]},"proposal":{"x-english":"With on: follows that field until a person writes something else; emptied, it follows again. Without: filled in at every change of that field.","type":"boolean","examples":[true]},"when":{"x-english":"Fill in only while this holds.","$ref":"condition.schema.json#/$defs/condition","examples":[{"filled":"TrafficDecision.PublicationDate"}]}}},"chain":{"x-english":"Where the items of a list come from. Removing an item there hides it here, with what was filled in kept.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"List the items come out of.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Quotations"]},"when":{"x-english":"Only items of that list for which this holds; item reads such an item.","$ref":"condition.schema.json#/$defs/condition","examples":[{"item-filled":"ApprovedDate"}]},"read":{"x-english":"Fields of the item that are read there and never written here: a correction there shows here.","$ref":"#/$defs/itemFields","examples":[["PartyName"]]},"prefill":{"x-english":"Fields that are copied from there when the item first appears, and are then free.","$ref":"#/$defs/itemFields","examples":[["WorkDescription"]]},"add":{"x-english":"People may add items of their own.","type":"boolean","examples":[true]},"once":{"x-english":"The items appear when the step starts and are free from then on: they may be removed, and what happens there no longer matters.","type":"boolean","examples":[true]}}},"itemFields":{"x-english":"Names of fields of an item.","type":"array","items":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"uniqueItems":true,"examples":[["PartyName"]]},"uniqueField":{"x-english":"A field whose value no other process of the tenant may have.","type":"object","additionalProperties":false,"required":["field","message"],"properties":{"field":{"x-english":"The field.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Object.BuildingCode"]},"within":{"x-english":"Only processes with the same value here count. Leave out: all of the tenant's.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Application.PidUuid"]},"message":{"x-english":"Dutch text for the person.","type":"string","minLength":1,"examples":["Dit nummer is reeds in gebruik binnen deze PID."]}}},"stepRule":{"x-english":"A demand on the values, with its message.","type":"object","additionalProperties":false,"required":["unless","message"],"properties":{"unless":{"x-english":"The rule is broken when this does not hold.","$ref":"condition.schema.json#/$defs/condition","examples":[{"filled":"GridConnection.RequestDate"}]},"field":{"x-english":"Where the message is shown. Leave out: above the form.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["GridConnection.RequestDate"]},"message":{"x-english":"Dutch text for the person.","type":"string","examples":["Het proces kan niet verder zonder deze datum in te voeren."]},"correction":{"x-english":"Also demanded of a correction.","type":"boolean","examples":[false]},"warnAtSave":{"x-english":"Of a rule that completing demands: a save that does not complete goes through, and says this as a warning.","type":"boolean","examples":[true]}}},"warning":{"x-english":"Something implausible, with its message.","type":"object","additionalProperties":false,"required":["unless","field","message"],"properties":{"unless":{"x-english":"It is implausible when this does not hold. Also write what holds while a field is empty: nobody is warned about nothing.","$ref":"condition.schema.json#/$defs/condition","examples":[{"or":[{"empty":"Permit.Date"},{">=":[{"var":"Permit.Date"},{"date":"2000-01-01"}]}]}]},"field":{"x-english":"Where the message is shown.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Permit.Date"]},"message":{"x-english":"Dutch text for the person.","type":"string","minLength":1,"examples":["Deze datum ligt ver in het verleden. Klopt het jaar?"]}}},"form":{"x-english":"A form: groups of fields.","type":"object","additionalProperties":false,"required":["type","properties"],"properties":{"type":{"const":"object","x-english":"Always object.","examples":["object"]},"title":{"x-english":"Dutch heading of the group.","type":"string","examples":["Advies"]},"description":{"x-english":"Dutch hint under the heading.","type":"string","examples":["Vul het advies in."]},"properties":{"x-english":"Groups and fields by name.","type":"object","propertyNames":{"pattern":"^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[A-Za-z][A-Za-z0-9_]*$"},"additionalProperties":{"$ref":"#/$defs/field"},"examples":[{"Comments":{"type":"string","title":"Toelichting","format":"unicode-multiline","maxLength":4000}}]},"required":{"x-english":"Names that completing demands; saving does not.","type":"array","items":{"type":"string"},"uniqueItems":true,"examples":[["Decision"]]}}},"field":{"x-english":"A group, a list or a single field.","if":{"type":"object","properties":{"type":{"const":"object"}},"required":["type"]},"then":{"$ref":"#/$defs/form"},"else":{"$ref":"#/$defs/singleField"},"examples":[{"type":"string","format":"calendar-date","title":"Publicatiedatum"}]},"singleField":{"x-english":"A field that holds a text, number, boolean or list. A text is free (format and maxLength) or out of a list (oneOf).","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"x-english":"Type of the value; together with null when null is to be accepted (an item that was left empty).","if":{"type":"array"},"then":{"type":"array","minItems":2,"maxItems":2,"prefixItems":[{"$ref":"#/$defs/valueType"},{"const":"null"}]},"else":{"$ref":"#/$defs/valueType"},"examples":["string"]},"title":{"x-english":"Dutch label.","type":"string","examples":["Toelichting"]},"description":{"x-english":"Dutch hint.","type":"string","examples":["6 weken na publicatie"]},"default":{"x-english":"Value a new process starts with, or a new item.","type":["string","number","boolean","array"],"examples":["station"]},"format":{"x-english":"What a text may hold.","$ref":"widget.schema.json#/$defs/format","examples":["unicode"]},"minLength":{"x-english":"Least number of characters, demanded when completing.","type":"integer","minimum":0,"examples":[1]},"maxLength":{"x-english":"Largest number of characters.","type":"integer","minimum":1,"examples":[4000]},"minimum":{"x-english":"Smallest number.","type":"number","examples":[0]},"maximum":{"x-english":"Largest number.","type":"number","examples":[90]},"multipleOf":{"x-english":"Step of the number.","type":"number","exclusiveMinimum":0,"examples":[0.01]},"oneOf":{"x-english":"Options, in the order shown.","type":"array","items":{"$ref":"#/$defs/option"},"examples":[[{"const":"yes","title":"Positief"},{"const":"no","title":"Negatief"}]]},"items":{"x-english":"What each item of a list is.","$ref":"#/$defs/field","examples":[{"type":"string","format":"identifier","maxLength":40}]},"minItems":{"x-english":"Least number of items, demanded when completing.","type":"integer","minimum":0,"examples":[1]},"maxItems":{"x-english":"Largest number of items.","type":"integer","minimum":1,"examples":[50]},"uniqueItems":{"x-english":"No two items are equal.","type":"boolean","examples":[true]},"x-message":{"x-english":"Dutch message of the field, whatever is wrong with it; instead of the general ones.","type":"string","minLength":1,"examples":["Vul een korte omschrijving van de overige voorbereidingen in."]},"x-messages":{"x-english":"Dutch message per keyword that the value breaks; comes before x-message.","type":"object","additionalProperties":{"type":"string","minLength":1},"examples":[{"maxLength":"De toelichting mag maximaal 300 karakters lang zijn"}]}}},"valueType":{"x-english":"What a single field holds; a group has type object.","enum":["string","number","integer","boolean","array"],"examples":["string"]},"option":{"x-english":"One choice of a list.","type":"object","additionalProperties":false,"required":["const","title"],"properties":{"const":{"x-english":"Stored value.","type":["string","number","boolean"],"examples":["yes"]},"title":{"x-english":"Dutch label; empty only for the choice of nothing, whose value is empty too.","type":"string","examples":["Positief"]},"x-inactive":{"x-english":"No longer offered; stays valid where it was chosen, shown with ' (inactief)'.","type":"boolean","examples":[true]}}},"ui":{"x-english":"Hints of a group or field, and of what lies in it.","type":"object","additionalProperties":{"$ref":"#/$defs/ui"},"propertyNames":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$"},"properties":{"ui:widget":{"x-english":"What draws the field or section.","$ref":"widget.schema.json#/$defs/widget","examples":["textarea"]},"ui:options":{"x-english":"Settings of the widget.","$ref":"widget.schema.json#/$defs/uiOptions","examples":[{"span":6}]},"ui:order":{"x-english":"Order of the fields; * stands for the others.","type":"array","items":{"type":"string"},"examples":[["Advice","*"]]},"ui:placeholder":{"x-english":"Dutch text in the empty field.","type":"string","examples":["Kies een gemeente"]},"ui:help":{"x-english":"Dutch help text under the field.","type":"string","examples":["6 weken na publicatie"]},"ui:title":{"x-english":"Dutch label instead of the schema's title.","type":"string","examples":["Toelichting"]},"ui:description":{"x-english":"Dutch hint instead of the schema's description.","type":"string","examples":["Kort en bondig"]}}}}};
const schema48 = {"x-english":"keep: the values stay, so that going back loses no work. clear: the values are emptied.","enum":["keep","clear"],"examples":["keep"]};
const schema33 = {"x-english":"A form: groups of fields.","type":"object","additionalProperties":false,"required":["type","properties"],"properties":{"type":{"const":"object","x-english":"Always object.","examples":["object"]},"title":{"x-english":"Dutch heading of the group.","type":"string","examples":["Advies"]},"description":{"x-english":"Dutch hint under the heading.","type":"string","examples":["Vul het advies in."]},"properties":{"x-english":"Groups and fields by name.","type":"object","propertyNames":{"pattern":"^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[A-Za-z][A-Za-z0-9_]*$"},"additionalProperties":{"$ref":"#/$defs/field"},"examples":[{"Comments":{"type":"string","title":"Toelichting","format":"unicode-multiline","maxLength":4000}}]},"required":{"x-english":"Names that completing demands; saving does not.","type":"array","items":{"type":"string"},"uniqueItems":true,"examples":[["Decision"]]}}};
const pattern23 = new RegExp("^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[A-Za-z][A-Za-z0-9_]*$", "u");
const schema34 = {"x-english":"A group, a list or a single field.","if":{"type":"object","properties":{"type":{"const":"object"}},"required":["type"]},"then":{"$ref":"#/$defs/form"},"else":{"$ref":"#/$defs/singleField"},"examples":[{"type":"string","format":"calendar-date","title":"Publicatiedatum"}]};
const wrapper0 = {validate: validate7};
const schema35 = {"x-english":"A field that holds a text, number, boolean or list. A text is free (format and maxLength) or out of a list (oneOf).","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"x-english":"Type of the value; together with null when null is to be accepted (an item that was left empty).","if":{"type":"array"},"then":{"type":"array","minItems":2,"maxItems":2,"prefixItems":[{"$ref":"#/$defs/valueType"},{"const":"null"}]},"else":{"$ref":"#/$defs/valueType"},"examples":["string"]},"title":{"x-english":"Dutch label.","type":"string","examples":["Toelichting"]},"description":{"x-english":"Dutch hint.","type":"string","examples":["6 weken na publicatie"]},"default":{"x-english":"Value a new process starts with, or a new item.","type":["string","number","boolean","array"],"examples":["station"]},"format":{"x-english":"What a text may hold.","$ref":"widget.schema.json#/$defs/format","examples":["unicode"]},"minLength":{"x-english":"Least number of characters, demanded when completing.","type":"integer","minimum":0,"examples":[1]},"maxLength":{"x-english":"Largest number of characters.","type":"integer","minimum":1,"examples":[4000]},"minimum":{"x-english":"Smallest number.","type":"number","examples":[0]},"maximum":{"x-english":"Largest number.","type":"number","examples":[90]},"multipleOf":{"x-english":"Step of the number.","type":"number","exclusiveMinimum":0,"examples":[0.01]},"oneOf":{"x-english":"Options, in the order shown.","type":"array","items":{"$ref":"#/$defs/option"},"examples":[[{"const":"yes","title":"Positief"},{"const":"no","title":"Negatief"}]]},"items":{"x-english":"What each item of a list is.","$ref":"#/$defs/field","examples":[{"type":"string","format":"identifier","maxLength":40}]},"minItems":{"x-english":"Least number of items, demanded when completing.","type":"integer","minimum":0,"examples":[1]},"maxItems":{"x-english":"Largest number of items.","type":"integer","minimum":1,"examples":[50]},"uniqueItems":{"x-english":"No two items are equal.","type":"boolean","examples":[true]},"x-message":{"x-english":"Dutch message of the field, whatever is wrong with it; instead of the general ones.","type":"string","minLength":1,"examples":["Vul een korte omschrijving van de overige voorbereidingen in."]},"x-messages":{"x-english":"Dutch message per keyword that the value breaks; comes before x-message.","type":"object","additionalProperties":{"type":"string","minLength":1},"examples":[{"maxLength":"De toelichting mag maximaal 300 karakters lang zijn"}]}}};
const schema36 = {"x-english":"What a single field holds; a group has type object.","enum":["string","number","integer","boolean","array"],"examples":["string"]};
const schema39 = {"x-english":"What a text may hold.","x-problem":{"code":"unknown-format","noun":"format of a text"},"enum":["unicode","unicode-multiline","address-text","house-number","postal-code","postal-code-be","identifier","calendar-date","planned-date","url","email","uuid4","ean18","external-id","clock-time","stakeholder-name"],"examples":["unicode"]};
const schema40 = {"x-english":"One choice of a list.","type":"object","additionalProperties":false,"required":["const","title"],"properties":{"const":{"x-english":"Stored value.","type":["string","number","boolean"],"examples":["yes"]},"title":{"x-english":"Dutch label; empty only for the choice of nothing, whose value is empty too.","type":"string","examples":["Positief"]},"x-inactive":{"x-english":"No longer offered; stays valid where it was chosen, shown with ' (inactief)'.","type":"boolean","examples":[true]}}};
const wrapper1 = {validate: validate8};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema35.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(!(Array.isArray(data0))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs6 = errors;
if(Array.isArray(data0)){
if(data0.length > 2){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema35.properties.type.then,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 2){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema35.properties.type.then,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
if(len0 > 0){
let data1 = data0[0];
if(!(((((data1 === "string") || (data1 === "number")) || (data1 === "integer")) || (data1 === "boolean")) || (data1 === "array"))){
const err5 = {instancePath:instancePath+"/type/0",schemaPath:"#/$defs/valueType/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values",schema:schema36.enum,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(len0 > 1){
let data2 = data0[1];
if("null" !== data2){
const err6 = {instancePath:instancePath+"/type/1",schemaPath:"#/properties/type/then/prefixItems/1/const",keyword:"const",params:{allowedValue: "null"},message:"must be equal to constant",schema:"null",parentSchema:schema35.properties.type.then.prefixItems[1],data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.type.then.type,parentSchema:schema35.properties.type.then,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
if(!(((((data0 === "string") || (data0 === "number")) || (data0 === "integer")) || (data0 === "boolean")) || (data0 === "array"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/valueType/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values",schema:schema36.enum,parentSchema:schema36,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema35.properties.type.if,parentSchema:schema35.properties.type,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.title.type,parentSchema:schema35.properties.title,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.description.type,parentSchema:schema35.properties.description,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.default !== undefined){
let data5 = data.default;
if((((typeof data5 !== "string") && (!(typeof data5 == "number"))) && (typeof data5 !== "boolean")) && (!(Array.isArray(data5)))){
const err12 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: schema35.properties.default.type},message:"must be string,number,boolean,array",schema:schema35.properties.default.type,parentSchema:schema35.properties.default,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.format !== undefined){
let data6 = data.format;
if(!((((((((((((((((data6 === "unicode") || (data6 === "unicode-multiline")) || (data6 === "address-text")) || (data6 === "house-number")) || (data6 === "postal-code")) || (data6 === "postal-code-be")) || (data6 === "identifier")) || (data6 === "calendar-date")) || (data6 === "planned-date")) || (data6 === "url")) || (data6 === "email")) || (data6 === "uuid4")) || (data6 === "ean18")) || (data6 === "external-id")) || (data6 === "clock-time")) || (data6 === "stakeholder-name"))){
const err13 = {instancePath:instancePath+"/format",schemaPath:"widget.schema.json#/$defs/format/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values",schema:schema39.enum,parentSchema:schema39,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.minLength !== undefined){
let data7 = data.minLength;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err14 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.minLength.type,parentSchema:schema35.properties.minLength,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema35.properties.minLength,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err16 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.maxLength.type,parentSchema:schema35.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.minimum !== undefined){
let data9 = data.minimum;
if(!(typeof data9 == "number")){
const err18 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema35.properties.minimum.type,parentSchema:schema35.properties.minimum,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.maximum !== undefined){
let data10 = data.maximum;
if(!(typeof data10 == "number")){
const err19 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema35.properties.maximum.type,parentSchema:schema35.properties.maximum,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.multipleOf !== undefined){
let data11 = data.multipleOf;
if(typeof data11 == "number"){
if(data11 <= 0 || isNaN(data11)){
const err20 = {instancePath:instancePath+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema35.properties.multipleOf,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema35.properties.multipleOf.type,parentSchema:schema35.properties.multipleOf,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.oneOf !== undefined){
let data12 = data.oneOf;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i0=0; i0<len1; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.const === undefined){
const err22 = {instancePath:instancePath+"/oneOf/" + i0,schemaPath:"#/$defs/option/required",keyword:"required",params:{missingProperty: "const"},message:"must have required property '"+"const"+"'",schema:schema40.required,parentSchema:schema40,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data13.title === undefined){
const err23 = {instancePath:instancePath+"/oneOf/" + i0,schemaPath:"#/$defs/option/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema40.required,parentSchema:schema40,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 in data13){
if(!(((key1 === "const") || (key1 === "title")) || (key1 === "x-inactive"))){
const err24 = {instancePath:instancePath+"/oneOf/" + i0,schemaPath:"#/$defs/option/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data13.const !== undefined){
let data14 = data13.const;
if(((typeof data14 !== "string") && (!(typeof data14 == "number"))) && (typeof data14 !== "boolean")){
const err25 = {instancePath:instancePath+"/oneOf/" + i0+"/const",schemaPath:"#/$defs/option/properties/const/type",keyword:"type",params:{type: schema40.properties.const.type},message:"must be string,number,boolean",schema:schema40.properties.const.type,parentSchema:schema40.properties.const,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data13.title !== undefined){
let data15 = data13.title;
if(typeof data15 !== "string"){
const err26 = {instancePath:instancePath+"/oneOf/" + i0+"/title",schemaPath:"#/$defs/option/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.title.type,parentSchema:schema40.properties.title,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data13["x-inactive"] !== undefined){
let data16 = data13["x-inactive"];
if(typeof data16 !== "boolean"){
const err27 = {instancePath:instancePath+"/oneOf/" + i0+"/x-inactive",schemaPath:"#/$defs/option/properties/x-inactive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema40.properties["x-inactive"].type,parentSchema:schema40.properties["x-inactive"],data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/oneOf/" + i0,schemaPath:"#/$defs/option/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/oneOf",schemaPath:"#/properties/oneOf/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.oneOf.type,parentSchema:schema35.properties.oneOf,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.items !== undefined){
if(!(wrapper1.validate(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
if(data.minItems !== undefined){
let data18 = data.minItems;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err30 = {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.minItems.type,parentSchema:schema35.properties.minItems,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
const err31 = {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema35.properties.minItems,data:data18};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.maxItems !== undefined){
let data19 = data.maxItems;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err32 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.maxItems.type,parentSchema:schema35.properties.maxItems,data:data19};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 1 || isNaN(data19)){
const err33 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35.properties.maxItems,data:data19};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.uniqueItems !== undefined){
let data20 = data.uniqueItems;
if(typeof data20 !== "boolean"){
const err34 = {instancePath:instancePath+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema35.properties.uniqueItems.type,parentSchema:schema35.properties.uniqueItems,data:data20};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data["x-message"] !== undefined){
let data21 = data["x-message"];
if(typeof data21 === "string"){
if(func1(data21) < 1){
const err35 = {instancePath:instancePath+"/x-message",schemaPath:"#/properties/x-message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties["x-message"],data:data21};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/x-message",schemaPath:"#/properties/x-message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties["x-message"].type,parentSchema:schema35.properties["x-message"],data:data21};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data["x-messages"] !== undefined){
let data22 = data["x-messages"];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
let data23 = data22[key2];
if(typeof data23 === "string"){
if(func1(data23) < 1){
const err37 = {instancePath:instancePath+"/x-messages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/x-messages/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties["x-messages"].additionalProperties,data:data23};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/x-messages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/x-messages/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties["x-messages"].additionalProperties.type,parentSchema:schema35.properties["x-messages"].additionalProperties,data:data23};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/x-messages",schemaPath:"#/properties/x-messages/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties["x-messages"].type,parentSchema:schema35.properties["x-messages"],data:data22};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
if("object" !== data.type){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(wrapper0.validate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
else {
var props0 = wrapper0.validate.evaluated.props;
var items0 = wrapper0.validate.evaluated.items;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema34.if,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate8.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.properties === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "properties"},message:"must have required property '"+"properties"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "description")) || (key0 === "properties")) || (key0 === "required"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("object" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "object"},message:"must be equal to constant",schema:"object",parentSchema:schema33.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.title.type,parentSchema:schema33.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.description.type,parentSchema:schema33.properties.description,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.properties !== undefined){
let data3 = data.properties;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs9 = errors;
if(typeof key1 === "string"){
if(!pattern23.test(key1)){
const err6 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[A-Za-z][A-Za-z0-9_]*$"},message:"must match pattern \""+"^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[A-Za-z][A-Za-z0-9_]*$"+"\"",schema:"^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[A-Za-z][A-Za-z0-9_]*$",parentSchema:schema33.properties.properties.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
const err7 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema33.properties.properties.propertyNames,parentSchema:schema33.properties.properties,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key2 in data3){
if(!(validate8(data3[key2], {instancePath:instancePath+"/properties/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.properties.type,parentSchema:schema33.properties.properties,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.required !== undefined){
let data5 = data.required;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/required/" + i0,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.required.items.type,parentSchema:schema33.properties.required.items,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema33.properties.required,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.required.type,parentSchema:schema33.properties.required,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"x-english":"Hints of a group or field, and of what lies in it.","type":"object","additionalProperties":{"$ref":"#/$defs/ui"},"propertyNames":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$"},"properties":{"ui:widget":{"x-english":"What draws the field or section.","$ref":"widget.schema.json#/$defs/widget","examples":["textarea"]},"ui:options":{"x-english":"Settings of the widget.","$ref":"widget.schema.json#/$defs/uiOptions","examples":[{"span":6}]},"ui:order":{"x-english":"Order of the fields; * stands for the others.","type":"array","items":{"type":"string"},"examples":[["Advice","*"]]},"ui:placeholder":{"x-english":"Dutch text in the empty field.","type":"string","examples":["Kies een gemeente"]},"ui:help":{"x-english":"Dutch help text under the field.","type":"string","examples":["6 weken na publicatie"]},"ui:title":{"x-english":"Dutch label instead of the schema's title.","type":"string","examples":["Toelichting"]},"ui:description":{"x-english":"Dutch hint instead of the schema's description.","type":"string","examples":["Kort en bondig"]}}};
const schema42 = {"x-english":"The closed registry of widgets. Each name is drawn by one component of the browser.","x-problem":{"code":"unknown-widget","noun":"widget"},"enum":["text","textarea","number","select","radio","checkboxes","checkbox","date","time","resettable-date","stakeholder","pid","location-choice","location-summary","alternative-location","advice-summary","decision","proposal-comparison","start-document","automatic-views","identifiers","repeatable","read-only-text","coordinates","files","hidden"],"examples":["textarea"]};
const pattern24 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$", "u");
const wrapper2 = {validate: validate14};
const schema43 = {"x-english":"Settings of a widget.","type":"object","additionalProperties":false,"properties":{"span":{"x-english":"Columns of twelve the field takes on a wide screen.","enum":[3,4,6,8,12],"examples":[6]},"rows":{"x-english":"Lines of a textarea.","type":"integer","minimum":2,"maximum":30,"examples":[5]},"category":{"x-english":"Stakeholder category a stakeholder widget offers, location category of a location widget, or category of the files of a files widget.","examples":["gridoperator"],"x-problem":{"code":"schema-violation","noun":"category of parties, locations or files","own":"fileCategories"},"enum":["cpo","municipality","customer","contractor","gridoperator","selected","alternative","ParkingSpots","Underground","Broker","GridOperator","CPOAdditional","TrafficDecision","DeliveryDocumentation","SideView","TopView","topview-alt","sideview-alt"]},"whileEmpty":{"x-english":"List of files: a start-document widget offers the generated document only while it is empty. Left out: always.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Docs.ParkingSpots"]},"itemText":{"x-english":"Dutch name of one item, before its number.","type":"string","examples":["Offerte"]},"addText":{"x-english":"Dutch text of the button that adds an item.","type":"string","examples":["Voeg een offerte toe"]},"removeText":{"x-english":"Dutch text of the button that removes an item.","type":"string","examples":["Verwijder"]},"emptyText":{"x-english":"Dutch text shown when there is nothing to show.","type":"string","examples":["Er is nog geen locatie gekozen."]},"emptyValue":{"x-english":"What an empty text field is sent as. Left out: an empty field is not sent.","const":"","examples":[""]},"suffix":{"x-english":"Unit after the value.","type":"string","examples":["kW"]},"inline":{"x-english":"Options beside each other instead of below each other.","type":"boolean","examples":[true]},"locations":{"x-english":"What a location widget offers: preselected charging locations to choose from, or any place.","enum":["preselected","free"],"examples":["preselected"]},"allowRejected":{"x-english":"A rejected charging location may be chosen too.","type":"boolean","examples":[true]},"title":{"x-english":"Dutch heading the widget shows.","type":"string","examples":["Alternatief locatievoorstel"]},"warning":{"x-english":"Dutch warning the widget shows.","type":"string","examples":["Stel onder aan deze pagina een alternatieve locatie voor."]},"advice":{"x-english":"Field of the advice that a decision or an advice-summary is about. Left out: Advice.Advice.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["CPOAdvice.CPOAdvice"]},"comments":{"x-english":"Field of the explanation that an advice-summary shows. Left out: Comments beside the advice.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["CPOAdvice.CPOComments"]},"options":{"x-english":"Per advice (by its value), the choices a decision widget offers.","type":"object","additionalProperties":{"type":"array","items":{"type":"string"}},"examples":[{"alternative":["reject-cancel","accept","reject-own-location"]}]}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema43.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.span !== undefined){
let data0 = data.span;
if(!(((((data0 === 3) || (data0 === 4)) || (data0 === 6)) || (data0 === 8)) || (data0 === 12))){
const err1 = {instancePath:instancePath+"/span",schemaPath:"#/properties/span/enum",keyword:"enum",params:{allowedValues: schema43.properties.span.enum},message:"must be equal to one of the allowed values",schema:schema43.properties.span.enum,parentSchema:schema43.properties.span,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.rows.type,parentSchema:schema43.properties.rows,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 30 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30",schema:30,parentSchema:schema43.properties.rows,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 2 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2",schema:2,parentSchema:schema43.properties.rows,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.category !== undefined){
let data2 = data.category;
if(!((((((((((((((((((data2 === "cpo") || (data2 === "municipality")) || (data2 === "customer")) || (data2 === "contractor")) || (data2 === "gridoperator")) || (data2 === "selected")) || (data2 === "alternative")) || (data2 === "ParkingSpots")) || (data2 === "Underground")) || (data2 === "Broker")) || (data2 === "GridOperator")) || (data2 === "CPOAdditional")) || (data2 === "TrafficDecision")) || (data2 === "DeliveryDocumentation")) || (data2 === "SideView")) || (data2 === "TopView")) || (data2 === "topview-alt")) || (data2 === "sideview-alt"))){
const err5 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema43.properties.category.enum},message:"must be equal to one of the allowed values",schema:schema43.properties.category.enum,parentSchema:schema43.properties.category,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.whileEmpty !== undefined){
let data3 = data.whileEmpty;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err6 = {instancePath:instancePath+"/whileEmpty",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data3)){
const err7 = {instancePath:instancePath+"/whileEmpty",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/whileEmpty",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.itemText !== undefined){
let data4 = data.itemText;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/itemText",schemaPath:"#/properties/itemText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.itemText.type,parentSchema:schema43.properties.itemText,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.addText !== undefined){
let data5 = data.addText;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/addText",schemaPath:"#/properties/addText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.addText.type,parentSchema:schema43.properties.addText,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.removeText !== undefined){
let data6 = data.removeText;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/removeText",schemaPath:"#/properties/removeText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.removeText.type,parentSchema:schema43.properties.removeText,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.emptyText !== undefined){
let data7 = data.emptyText;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/emptyText",schemaPath:"#/properties/emptyText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.emptyText.type,parentSchema:schema43.properties.emptyText,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.emptyValue !== undefined){
let data8 = data.emptyValue;
if("" !== data8){
const err13 = {instancePath:instancePath+"/emptyValue",schemaPath:"#/properties/emptyValue/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant",schema:"",parentSchema:schema43.properties.emptyValue,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.suffix !== undefined){
let data9 = data.suffix;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/suffix",schemaPath:"#/properties/suffix/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.suffix.type,parentSchema:schema43.properties.suffix,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.inline !== undefined){
let data10 = data.inline;
if(typeof data10 !== "boolean"){
const err15 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema43.properties.inline.type,parentSchema:schema43.properties.inline,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.locations !== undefined){
let data11 = data.locations;
if(!((data11 === "preselected") || (data11 === "free"))){
const err16 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/enum",keyword:"enum",params:{allowedValues: schema43.properties.locations.enum},message:"must be equal to one of the allowed values",schema:schema43.properties.locations.enum,parentSchema:schema43.properties.locations,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.allowRejected !== undefined){
let data12 = data.allowRejected;
if(typeof data12 !== "boolean"){
const err17 = {instancePath:instancePath+"/allowRejected",schemaPath:"#/properties/allowRejected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema43.properties.allowRejected.type,parentSchema:schema43.properties.allowRejected,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.title !== undefined){
let data13 = data.title;
if(typeof data13 !== "string"){
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.title.type,parentSchema:schema43.properties.title,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.warning !== undefined){
let data14 = data.warning;
if(typeof data14 !== "string"){
const err19 = {instancePath:instancePath+"/warning",schemaPath:"#/properties/warning/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.warning.type,parentSchema:schema43.properties.warning,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.advice !== undefined){
let data15 = data.advice;
if(typeof data15 === "string"){
if(func1(data15) > 200){
const err20 = {instancePath:instancePath+"/advice",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern4.test(data15)){
const err21 = {instancePath:instancePath+"/advice",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/advice",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.comments !== undefined){
let data16 = data.comments;
if(typeof data16 === "string"){
if(func1(data16) > 200){
const err23 = {instancePath:instancePath+"/comments",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data16};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern4.test(data16)){
const err24 = {instancePath:instancePath+"/comments",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/comments",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.options !== undefined){
let data17 = data.options;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 in data17){
let data18 = data17[key1];
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(typeof data19 !== "string"){
const err26 = {instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/options/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.options.additionalProperties.items.type,parentSchema:schema43.properties.options.additionalProperties.items,data:data19};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.options.additionalProperties.type,parentSchema:schema43.properties.options.additionalProperties,data:data18};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.properties.options.type,parentSchema:schema43.properties.options,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern24.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$",parentSchema:schema41.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema41.propertyNames,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(((((((key1 === "ui:widget") || (key1 === "ui:options")) || (key1 === "ui:order")) || (key1 === "ui:placeholder")) || (key1 === "ui:help")) || (key1 === "ui:title")) || (key1 === "ui:description"))){
if(!(wrapper2.validate(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors);
errors = vErrors.length;
}
}
}
if(data["ui:widget"] !== undefined){
let data1 = data["ui:widget"];
if(!((((((((((((((((((((((((((data1 === "text") || (data1 === "textarea")) || (data1 === "number")) || (data1 === "select")) || (data1 === "radio")) || (data1 === "checkboxes")) || (data1 === "checkbox")) || (data1 === "date")) || (data1 === "time")) || (data1 === "resettable-date")) || (data1 === "stakeholder")) || (data1 === "pid")) || (data1 === "location-choice")) || (data1 === "location-summary")) || (data1 === "alternative-location")) || (data1 === "advice-summary")) || (data1 === "decision")) || (data1 === "proposal-comparison")) || (data1 === "start-document")) || (data1 === "automatic-views")) || (data1 === "identifiers")) || (data1 === "repeatable")) || (data1 === "read-only-text")) || (data1 === "coordinates")) || (data1 === "files")) || (data1 === "hidden"))){
const err2 = {instancePath:instancePath+"/ui:widget",schemaPath:"widget.schema.json#/$defs/widget/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values",schema:schema42.enum,parentSchema:schema42,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["ui:options"] !== undefined){
if(!(validate15(data["ui:options"], {instancePath:instancePath+"/ui:options",parentData:data,parentDataProperty:"ui:options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data["ui:order"] !== undefined){
let data3 = data["ui:order"];
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/ui:order/" + i0,schemaPath:"#/properties/ui%3Aorder/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties["ui:order"].items.type,parentSchema:schema41.properties["ui:order"].items,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/ui:order",schemaPath:"#/properties/ui%3Aorder/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties["ui:order"].type,parentSchema:schema41.properties["ui:order"],data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["ui:placeholder"] !== undefined){
let data5 = data["ui:placeholder"];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/ui:placeholder",schemaPath:"#/properties/ui%3Aplaceholder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties["ui:placeholder"].type,parentSchema:schema41.properties["ui:placeholder"],data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["ui:help"] !== undefined){
let data6 = data["ui:help"];
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/ui:help",schemaPath:"#/properties/ui%3Ahelp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties["ui:help"].type,parentSchema:schema41.properties["ui:help"],data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["ui:title"] !== undefined){
let data7 = data["ui:title"];
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/ui:title",schemaPath:"#/properties/ui%3Atitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties["ui:title"].type,parentSchema:schema41.properties["ui:title"],data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["ui:description"] !== undefined){
let data8 = data["ui:description"];
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/ui:description",schemaPath:"#/properties/ui%3Adescription/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties["ui:description"].type,parentSchema:schema41.properties["ui:description"],data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((((((((data0 === "cpo") || (data0 === "municipality")) || (data0 === "admin")) || (data0 === "developer")) || (data0 === "rvb")) || (data0 === "customer")) || (data0 === "caseworker")) || (data0 === "caseviewer")) || (data0 === "guest"))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"condition.schema.json#/$defs/role/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values",schema:schema50.enum,parentSchema:schema50,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data[i1], data[j0])){
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"x-english":"Conditions of one field.","type":"object","additionalProperties":false,"properties":{"when":{"x-english":"Shown, and part of the step, only while this holds.","$ref":"condition.schema.json#/$defs/condition","examples":[{"==":[{"var":"Advice.Advice"},"no"]}]},"onHide":{"x-english":"What becomes of the value when the field is not shown at a save.","$ref":"#/$defs/onHide","examples":["clear"]},"enabledWhen":{"x-english":"May be filled in only while this holds; shown all the same.","$ref":"condition.schema.json#/$defs/condition","examples":[{"empty":"Location.chargingpointUuid"}]},"readOnly":{"x-english":"Shown, never written.","type":"boolean","examples":[true]},"editRoles":{"x-english":"Roles that may change the field. Leave out: the step's editors.","$ref":"#/$defs/roles","examples":[["admin"]]}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "when") || (key0 === "onHide")) || (key0 === "enabledWhen")) || (key0 === "readOnly")) || (key0 === "editRoles"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.when !== undefined){
let data0 = data.when;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err1 = {instancePath:instancePath+"/when",schemaPath:"condition.schema.json#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.onHide !== undefined){
let data1 = data.onHide;
if(!((data1 === "keep") || (data1 === "clear"))){
const err2 = {instancePath:instancePath+"/onHide",schemaPath:"#/$defs/onHide/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values",schema:schema48.enum,parentSchema:schema48,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.enabledWhen !== undefined){
let data2 = data.enabledWhen;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err3 = {instancePath:instancePath+"/enabledWhen",schemaPath:"condition.schema.json#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data3 = data.readOnly;
if(typeof data3 !== "boolean"){
const err4 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema52.properties.readOnly.type,parentSchema:schema52.properties.readOnly,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.editRoles !== undefined){
if(!(validate18(data.editRoles, {instancePath:instancePath+"/editRoles",parentData:data,parentDataProperty:"editRoles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"x-english":"A value the system fills in. Without on it is computed at every save and nobody can type it; with on it is filled in when that field changes, and stays editable.","type":"object","additionalProperties":false,"required":["field","value"],"properties":{"field":{"x-english":"Field that is filled in.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["TrafficDecision.DefinitiveDate"]},"value":{"x-english":"What it is filled with; null empties it.","$ref":"condition.schema.json#/$defs/value","examples":[{"days-after":[{"var":"TrafficDecision.PublicationDate"},43]}]},"on":{"x-english":"Fill in only when this field changes; emptied, it takes along what followed from it, unless a person wrote something else.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["TrafficDecision.PublicationDate"]},"proposal":{"x-english":"With on: follows that field until a person writes something else; emptied, it follows again. Without: filled in at every change of that field.","type":"boolean","examples":[true]},"when":{"x-english":"Fill in only while this holds.","$ref":"condition.schema.json#/$defs/condition","examples":[{"filled":"TrafficDecision.PublicationDate"}]}}};
const schema58 = {};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "field") || (key0 === "value")) || (key0 === "on")) || (key0 === "proposal")) || (key0 === "when"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err3 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.on !== undefined){
let data2 = data.on;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err6 = {instancePath:instancePath+"/on",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data2)){
const err7 = {instancePath:instancePath+"/on",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/on",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.proposal !== undefined){
let data3 = data.proposal;
if(typeof data3 !== "boolean"){
const err9 = {instancePath:instancePath+"/proposal",schemaPath:"#/properties/proposal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema56.properties.proposal.type,parentSchema:schema56.properties.proposal,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.when !== undefined){
let data4 = data.when;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err10 = {instancePath:instancePath+"/when",schemaPath:"condition.schema.json#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"x-english":"A demand on the values, with its message.","type":"object","additionalProperties":false,"required":["unless","message"],"properties":{"unless":{"x-english":"The rule is broken when this does not hold.","$ref":"condition.schema.json#/$defs/condition","examples":[{"filled":"GridConnection.RequestDate"}]},"field":{"x-english":"Where the message is shown. Leave out: above the form.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["GridConnection.RequestDate"]},"message":{"x-english":"Dutch text for the person.","type":"string","examples":["Het proces kan niet verder zonder deze datum in te voeren."]},"correction":{"x-english":"Also demanded of a correction.","type":"boolean","examples":[false]},"warnAtSave":{"x-english":"Of a rule that completing demands: a save that does not complete goes through, and says this as a warning.","type":"boolean","examples":[true]}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unless === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unless"},message:"must have required property '"+"unless"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "unless") || (key0 === "field")) || (key0 === "message")) || (key0 === "correction")) || (key0 === "warnAtSave"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unless !== undefined){
let data0 = data.unless;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err3 = {instancePath:instancePath+"/unless",schemaPath:"condition.schema.json#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.field !== undefined){
let data1 = data.field;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err4 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.properties.message.type,parentSchema:schema61.properties.message,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.correction !== undefined){
let data3 = data.correction;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/correction",schemaPath:"#/properties/correction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema61.properties.correction.type,parentSchema:schema61.properties.correction,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.warnAtSave !== undefined){
let data4 = data.warnAtSave;
if(typeof data4 !== "boolean"){
const err9 = {instancePath:instancePath+"/warnAtSave",schemaPath:"#/properties/warnAtSave/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema61.properties.warnAtSave.type,parentSchema:schema61.properties.warnAtSave,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"x-english":"Something implausible, with its message.","type":"object","additionalProperties":false,"required":["unless","field","message"],"properties":{"unless":{"x-english":"It is implausible when this does not hold. Also write what holds while a field is empty: nobody is warned about nothing.","$ref":"condition.schema.json#/$defs/condition","examples":[{"or":[{"empty":"Permit.Date"},{">=":[{"var":"Permit.Date"},{"date":"2000-01-01"}]}]}]},"field":{"x-english":"Where the message is shown.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Permit.Date"]},"message":{"x-english":"Dutch text for the person.","type":"string","minLength":1,"examples":["Deze datum ligt ver in het verleden. Klopt het jaar?"]}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unless === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unless"},message:"must have required property '"+"unless"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.field === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "unless") || (key0 === "field")) || (key0 === "message"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.unless !== undefined){
let data0 = data.unless;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err4 = {instancePath:instancePath+"/unless",schemaPath:"condition.schema.json#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.field !== undefined){
let data1 = data.field;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err5 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema64.properties.message,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.message.type,parentSchema:schema64.properties.message,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema68 = {"x-english":"Where the items of a list come from. Removing an item there hides it here, with what was filled in kept.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"List the items come out of.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Quotations"]},"when":{"x-english":"Only items of that list for which this holds; item reads such an item.","$ref":"condition.schema.json#/$defs/condition","examples":[{"item-filled":"ApprovedDate"}]},"read":{"x-english":"Fields of the item that are read there and never written here: a correction there shows here.","$ref":"#/$defs/itemFields","examples":[["PartyName"]]},"prefill":{"x-english":"Fields that are copied from there when the item first appears, and are then free.","$ref":"#/$defs/itemFields","examples":[["WorkDescription"]]},"add":{"x-english":"People may add items of their own.","type":"boolean","examples":[true]},"once":{"x-english":"The items appear when the step starts and are free from then on: they may be removed, and what happens there no longer matters.","type":"boolean","examples":[true]}}};
const schema71 = {"x-english":"Names of fields of an item.","type":"array","items":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"uniqueItems":true,"examples":[["PartyName"]]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "from") || (key0 === "when")) || (key0 === "read")) || (key0 === "prefill")) || (key0 === "add")) || (key0 === "once"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/from",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/from",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/from",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.when !== undefined){
let data1 = data.when;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err5 = {instancePath:instancePath+"/when",schemaPath:"condition.schema.json#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.read !== undefined){
let data2 = data.read;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern35.test(data3)){
const err6 = {instancePath:instancePath+"/read/" + i0,schemaPath:"#/$defs/itemFields/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*$",parentSchema:schema71.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/read/" + i0,schemaPath:"#/$defs/itemFields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.items.type,parentSchema:schema71.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/read",schemaPath:"#/$defs/itemFields/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema71,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err9 = {instancePath:instancePath+"/read",schemaPath:"#/$defs/itemFields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema71.type,parentSchema:schema71,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.prefill !== undefined){
let data4 = data.prefill;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(!pattern35.test(data5)){
const err10 = {instancePath:instancePath+"/prefill/" + i2,schemaPath:"#/$defs/itemFields/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*$",parentSchema:schema71.items,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/prefill/" + i2,schemaPath:"#/$defs/itemFields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.items.type,parentSchema:schema71.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data4[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err12 = {instancePath:instancePath+"/prefill",schemaPath:"#/$defs/itemFields/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)",schema:true,parentSchema:schema71,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err13 = {instancePath:instancePath+"/prefill",schemaPath:"#/$defs/itemFields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema71.type,parentSchema:schema71,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.add !== undefined){
let data6 = data.add;
if(typeof data6 !== "boolean"){
const err14 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema68.properties.add.type,parentSchema:schema68.properties.add,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.once !== undefined){
let data7 = data.once;
if(typeof data7 !== "boolean"){
const err15 = {instancePath:instancePath+"/once",schemaPath:"#/properties/once/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema68.properties.once.type,parentSchema:schema68.properties.once,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema73 = {"x-english":"A field whose value no other process of the tenant may have.","type":"object","additionalProperties":false,"required":["field","message"],"properties":{"field":{"x-english":"The field.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Object.BuildingCode"]},"within":{"x-english":"Only processes with the same value here count. Leave out: all of the tenant's.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Application.PidUuid"]},"message":{"x-english":"Dutch text for the person.","type":"string","minLength":1,"examples":["Dit nummer is reeds in gebruik binnen deze PID."]}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "within")) || (key0 === "message"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err3 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.within !== undefined){
let data1 = data.within;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/within",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/within",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/within",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema73.properties.message,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema73.properties.message.type,parentSchema:schema73.properties.message,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.schema === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema31.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/sectionId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern22.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/sectionId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/sectionId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.description,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.description.type,parentSchema:schema31.properties.description,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.schema !== undefined){
if(!(validate7(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.ui !== undefined){
if(!(validate14(data.ui, {instancePath:instancePath+"/ui",parentData:data,parentDataProperty:"ui",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
let data5 = data.when;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err10 = {instancePath:instancePath+"/when",schemaPath:"condition.schema.json#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.onHide !== undefined){
let data6 = data.onHide;
if(!((data6 === "keep") || (data6 === "clear"))){
const err11 = {instancePath:instancePath+"/onHide",schemaPath:"#/$defs/onHide/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values",schema:schema48.enum,parentSchema:schema48,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.roles !== undefined){
if(!(validate18(data.roles, {instancePath:instancePath+"/roles",parentData:data,parentDataProperty:"roles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.readOnly !== undefined){
let data8 = data.readOnly;
if(typeof data8 !== "boolean"){
const err12 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.readOnly.type,parentSchema:schema31.properties.readOnly,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.fields !== undefined){
let data9 = data.fields;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
const _errs21 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 200){
const err13 = {instancePath:instancePath+"/fields",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern4.test(key1)){
const err14 = {instancePath:instancePath+"/fields",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/fields",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid4 = _errs21 === errors;
if(!valid4){
const err16 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema31.properties.fields.propertyNames,parentSchema:schema31.properties.fields,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
for(const key2 in data9){
if(!(validate20(data9[key2], {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.fields.type,parentSchema:schema31.properties.fields,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.derived !== undefined){
let data11 = data.derived;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data11[i0], {instancePath:instancePath+"/derived/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/derived",schemaPath:"#/properties/derived/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.derived.type,parentSchema:schema31.properties.derived,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.complete !== undefined){
let data13 = data.complete;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate25(data13[i1], {instancePath:instancePath+"/complete/" + i1,parentData:data13,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.complete.type,parentSchema:schema31.properties.complete,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.save !== undefined){
let data15 = data.save;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate25(data15[i2], {instancePath:instancePath+"/save/" + i2,parentData:data15,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/save",schemaPath:"#/properties/save/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.save.type,parentSchema:schema31.properties.save,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.warn !== undefined){
let data17 = data.warn;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(!(validate28(data17[i3], {instancePath:instancePath+"/warn/" + i3,parentData:data17,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/warn",schemaPath:"#/properties/warn/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.warn.type,parentSchema:schema31.properties.warn,data:data17};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.chains !== undefined){
let data19 = data.chains;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key3 in data19){
const _errs40 = errors;
if(typeof key3 === "string"){
if(func1(key3) > 200){
const err22 = {instancePath:instancePath+"/chains",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern4.test(key3)){
const err23 = {instancePath:instancePath+"/chains",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/chains",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid15 = _errs40 === errors;
if(!valid15){
const err25 = {instancePath:instancePath+"/chains",schemaPath:"#/properties/chains/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid",schema:schema31.properties.chains.propertyNames,parentSchema:schema31.properties.chains,data:data19};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
for(const key4 in data19){
if(!(validate30(data19[key4], {instancePath:instancePath+"/chains/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data19,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/chains",schemaPath:"#/properties/chains/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.chains.type,parentSchema:schema31.properties.chains,data:data19};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.unique !== undefined){
let data21 = data.unique;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
if(!(validate32(data21[i4], {instancePath:instancePath+"/unique/" + i4,parentData:data21,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.unique.type,parentSchema:schema31.properties.unique,data:data21};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.steering !== undefined){
let data23 = data.steering;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i5=0; i5<len5; i5++){
let data24 = data23[i5];
if(typeof data24 === "string"){
if(func1(data24) > 200){
const err28 = {instancePath:instancePath+"/steering/" + i5,schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data24};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern4.test(data24)){
const err29 = {instancePath:instancePath+"/steering/" + i5,schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data24};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/steering/" + i5,schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data24};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
let i6 = data23.length;
let j0;
if(i6 > 1){
outer0:
for(;i6--;){
for(j0 = i6; j0--;){
if(func4(data23[i6], data23[j0])){
const err31 = {instancePath:instancePath+"/steering",schemaPath:"#/properties/steering/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i6+" are identical)",schema:true,parentSchema:schema31.properties.steering,data:data23};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/steering",schemaPath:"#/properties/steering/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.steering.type,parentSchema:schema31.properties.steering,data:data23};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.block === undefined) && (missing0 = "block")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema79.if,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate38.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate38.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unless === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unless"},message:"must have required property '"+"unless"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "unless") || (key0 === "field")) || (key0 === "message")) || (key0 === "correction")) || (key0 === "warnAtSave"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unless !== undefined){
let data0 = data.unless;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err3 = {instancePath:instancePath+"/unless",schemaPath:"condition.schema.json#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.field !== undefined){
let data1 = data.field;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err4 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.properties.message.type,parentSchema:schema61.properties.message,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.correction !== undefined){
let data3 = data.correction;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/correction",schemaPath:"#/properties/correction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema61.properties.correction.type,parentSchema:schema61.properties.correction,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.warnAtSave !== undefined){
let data4 = data.warnAtSave;
if(typeof data4 !== "boolean"){
const err9 = {instancePath:instancePath+"/warnAtSave",schemaPath:"#/properties/warnAtSave/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema61.properties.warnAtSave.type,parentSchema:schema61.properties.warnAtSave,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema88 = {"x-english":"One way on from a step.","type":"object","additionalProperties":false,"properties":{"when":{"x-english":"Taken only when this holds. Leave out on the last branch.","$ref":"condition.schema.json#/$defs/condition","examples":[{"cond":"advies-positief"}]},"to":{"x-english":"Code of the step it leads to. Left out only when an effect cancels the process.","$ref":"condition.schema.json#/$defs/stepCode","examples":["4"]},"restart":{"x-english":"Reset the process to that step, as changing it would, at once.","type":"boolean","examples":[true]},"effects":{"x-english":"What happens besides, in this order.","type":"array","items":{"$ref":"#/$defs/effect"},"examples":[[{"cancel":"other"}]]},"label":{"x-english":"Dutch name for graphs and explanations.","type":"string","minLength":1,"examples":["positief advies"]}}};
const schema91 = {"x-english":"What a transition causes, as data.","x-problem":{"code":"unknown-effect","noun":"effect"},"oneOf":[{"type":"object","additionalProperties":false,"required":["cancel"],"properties":{"cancel":{"x-english":"Cancel the process with this reason out of the tenant's cancelReasons.","type":"string","minLength":1,"examples":["other"]},"reasonFrom":{"x-english":"The option chosen in this field is the reason; the one above counts while it is empty. Its options are reasons out of the tenant's cancelReasons.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Advice.Reason"]},"commentFrom":{"x-english":"The label of the option chosen in this field becomes the comment, cut to 300 characters.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Advice.Decision"]}}},{"type":"object","additionalProperties":false,"required":["mark"],"properties":{"mark":{"x-english":"Set a mark on the process.","$ref":"condition.schema.json#/$defs/name","examples":["skip"]}}},{"type":"object","additionalProperties":false,"required":["unmark"],"properties":{"unmark":{"x-english":"Take a mark away.","$ref":"condition.schema.json#/$defs/name","examples":["skip"]}}},{"type":"object","additionalProperties":false,"required":["step-stands"],"properties":{"step-stands":{"x-english":"A step that is passed by counts as done with what was filled in before: it is seen and can be corrected, and is not asked again.","$ref":"condition.schema.json#/$defs/stepCode","examples":["3"]}}},{"type":"object","additionalProperties":false,"required":["clear"],"properties":{"clear":{"x-english":"Empty these fields.","type":"array","minItems":1,"items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"examples":[["Advice.Decision"]]}}},{"type":"object","additionalProperties":false,"required":["new-location-version"],"properties":{"new-location-version":{"x-english":"Start a new version of the selected location. copy: with the present data. empty: without.","enum":["copy","empty"],"examples":["copy"]}}},{"type":"object","additionalProperties":false,"required":["select-alternative"],"properties":{"select-alternative":{"const":true,"x-english":"The alternative out of the advice becomes the selected location, in a new version.","examples":[true]}}},{"type":"object","additionalProperties":false,"required":["connect-location"],"properties":{"connect-location":{"x-english":"Connect the chosen charging location to the process.","$ref":"#/$defs/locationCategory","examples":["selected"]}}},{"type":"object","additionalProperties":false,"required":["disconnect-location"],"properties":{"disconnect-location":{"x-english":"Disconnect the charging location; it gets back the status it had before.","$ref":"#/$defs/locationCategory","examples":["selected"]}}},{"type":"object","additionalProperties":false,"required":["set-charging-point-status"],"properties":{"set-charging-point-status":{"x-english":"Give the charging points of the process's locations this status; the locations are realised.","type":"string","minLength":1,"examples":["in bedrijf"]}}}],"examples":[{"cancel":"other","commentFrom":"Advice.Decision"}]};
const schema98 = {"x-english":"selected: the location of the proposal. alternative: the one out of the advice.","enum":["selected","alternative"],"examples":["selected"]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cancel === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "cancel"},message:"must have required property '"+"cancel"+"'",schema:schema91.oneOf[0].required,parentSchema:schema91.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "cancel") || (key0 === "reasonFrom")) || (key0 === "commentFrom"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema91.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.cancel !== undefined){
let data0 = data.cancel;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/cancel",schemaPath:"#/oneOf/0/properties/cancel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.oneOf[0].properties.cancel,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/cancel",schemaPath:"#/oneOf/0/properties/cancel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.oneOf[0].properties.cancel.type,parentSchema:schema91.oneOf[0].properties.cancel,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reasonFrom !== undefined){
let data1 = data.reasonFrom;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err4 = {instancePath:instancePath+"/reasonFrom",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/reasonFrom",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/reasonFrom",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.commentFrom !== undefined){
let data2 = data.commentFrom;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err7 = {instancePath:instancePath+"/commentFrom",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern4.test(data2)){
const err8 = {instancePath:instancePath+"/commentFrom",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/commentFrom",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.oneOf[0].type,parentSchema:schema91.oneOf[0],data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mark === undefined){
const err11 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "mark"},message:"must have required property '"+"mark"+"'",schema:schema91.oneOf[1].required,parentSchema:schema91.oneOf[1],data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data){
if(!(key1 === "mark")){
const err12 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema91.oneOf[1],data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.mark !== undefined){
let data3 = data.mark;
if(typeof data3 === "string"){
if(func1(data3) > 60){
const err13 = {instancePath:instancePath+"/mark",schemaPath:"condition.schema.json#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema5,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data3)){
const err14 = {instancePath:instancePath+"/mark",schemaPath:"condition.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^\\p{Ll}[\\p{Ll}0-9-]*$"},message:"must match pattern \""+"^\\p{Ll}[\\p{Ll}0-9-]*$"+"\"",schema:"^\\p{Ll}[\\p{Ll}0-9-]*$",parentSchema:schema5,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/mark",schemaPath:"condition.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema5.type,parentSchema:schema5,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.oneOf[1].type,parentSchema:schema91.oneOf[1],data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unmark === undefined){
const err17 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "unmark"},message:"must have required property '"+"unmark"+"'",schema:schema91.oneOf[2].required,parentSchema:schema91.oneOf[2],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data){
if(!(key2 === "unmark")){
const err18 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema91.oneOf[2],data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.unmark !== undefined){
let data4 = data.unmark;
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err19 = {instancePath:instancePath+"/unmark",schemaPath:"condition.schema.json#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema5,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern2.test(data4)){
const err20 = {instancePath:instancePath+"/unmark",schemaPath:"condition.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^\\p{Ll}[\\p{Ll}0-9-]*$"},message:"must match pattern \""+"^\\p{Ll}[\\p{Ll}0-9-]*$"+"\"",schema:"^\\p{Ll}[\\p{Ll}0-9-]*$",parentSchema:schema5,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/unmark",schemaPath:"condition.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema5.type,parentSchema:schema5,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.oneOf[2].type,parentSchema:schema91.oneOf[2],data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["step-stands"] === undefined){
const err23 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "step-stands"},message:"must have required property '"+"step-stands"+"'",schema:schema91.oneOf[3].required,parentSchema:schema91.oneOf[3],data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key3 in data){
if(!(key3 === "step-stands")){
const err24 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema91.oneOf[3],data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data["step-stands"] !== undefined){
let data5 = data["step-stands"];
if(typeof data5 === "string"){
if(!pattern18.test(data5)){
const err25 = {instancePath:instancePath+"/step-stands",schemaPath:"condition.schema.json#/$defs/stepCode/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(-[a-z])?$"},message:"must match pattern \""+"^[1-9][0-9]?(-[a-z])?$"+"\"",schema:"^[1-9][0-9]?(-[a-z])?$",parentSchema:schema25,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/step-stands",schemaPath:"condition.schema.json#/$defs/stepCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data:data5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.oneOf[3].type,parentSchema:schema91.oneOf[3],data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs24 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clear === undefined){
const err28 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "clear"},message:"must have required property '"+"clear"+"'",schema:schema91.oneOf[4].required,parentSchema:schema91.oneOf[4],data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key4 in data){
if(!(key4 === "clear")){
const err29 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema91.oneOf[4],data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.clear !== undefined){
let data6 = data.clear;
if(Array.isArray(data6)){
if(data6.length < 1){
const err30 = {instancePath:instancePath+"/clear",schemaPath:"#/oneOf/4/properties/clear/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.oneOf[4].properties.clear,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err31 = {instancePath:instancePath+"/clear/" + i0,schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data7};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern4.test(data7)){
const err32 = {instancePath:instancePath+"/clear/" + i0,schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data7};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/clear/" + i0,schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data7};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/clear",schemaPath:"#/oneOf/4/properties/clear/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.oneOf[4].properties.clear.type,parentSchema:schema91.oneOf[4].properties.clear,data:data6};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.oneOf[4].type,parentSchema:schema91.oneOf[4],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs30 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = true;
}
}
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["new-location-version"] === undefined){
const err36 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "new-location-version"},message:"must have required property '"+"new-location-version"+"'",schema:schema91.oneOf[5].required,parentSchema:schema91.oneOf[5],data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key5 in data){
if(!(key5 === "new-location-version")){
const err37 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema91.oneOf[5],data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data["new-location-version"] !== undefined){
let data8 = data["new-location-version"];
if(!((data8 === "copy") || (data8 === "empty"))){
const err38 = {instancePath:instancePath+"/new-location-version",schemaPath:"#/oneOf/5/properties/new-location-version/enum",keyword:"enum",params:{allowedValues: schema91.oneOf[5].properties["new-location-version"].enum},message:"must be equal to one of the allowed values",schema:schema91.oneOf[5].properties["new-location-version"].enum,parentSchema:schema91.oneOf[5].properties["new-location-version"],data:data8};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.oneOf[5].type,parentSchema:schema91.oneOf[5],data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid0 = _errs38 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = true;
}
}
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["select-alternative"] === undefined){
const err40 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "select-alternative"},message:"must have required property '"+"select-alternative"+"'",schema:schema91.oneOf[6].required,parentSchema:schema91.oneOf[6],data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key6 in data){
if(!(key6 === "select-alternative")){
const err41 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema91.oneOf[6],data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data["select-alternative"] !== undefined){
let data9 = data["select-alternative"];
if(true !== data9){
const err42 = {instancePath:instancePath+"/select-alternative",schemaPath:"#/oneOf/6/properties/select-alternative/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema91.oneOf[6].properties["select-alternative"],data:data9};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.oneOf[6].type,parentSchema:schema91.oneOf[6],data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid0 = _errs42 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
if(props0 !== true){
props0 = true;
}
}
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["connect-location"] === undefined){
const err44 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "connect-location"},message:"must have required property '"+"connect-location"+"'",schema:schema91.oneOf[7].required,parentSchema:schema91.oneOf[7],data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key7 in data){
if(!(key7 === "connect-location")){
const err45 = {instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema91.oneOf[7],data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data["connect-location"] !== undefined){
let data10 = data["connect-location"];
if(!((data10 === "selected") || (data10 === "alternative"))){
const err46 = {instancePath:instancePath+"/connect-location",schemaPath:"#/$defs/locationCategory/enum",keyword:"enum",params:{allowedValues: schema98.enum},message:"must be equal to one of the allowed values",schema:schema98.enum,parentSchema:schema98,data:data10};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.oneOf[7].type,parentSchema:schema91.oneOf[7],data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid0 = _errs46 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
if(props0 !== true){
props0 = true;
}
}
const _errs51 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["disconnect-location"] === undefined){
const err48 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "disconnect-location"},message:"must have required property '"+"disconnect-location"+"'",schema:schema91.oneOf[8].required,parentSchema:schema91.oneOf[8],data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key8 in data){
if(!(key8 === "disconnect-location")){
const err49 = {instancePath,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema91.oneOf[8],data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data["disconnect-location"] !== undefined){
let data11 = data["disconnect-location"];
if(!((data11 === "selected") || (data11 === "alternative"))){
const err50 = {instancePath:instancePath+"/disconnect-location",schemaPath:"#/$defs/locationCategory/enum",keyword:"enum",params:{allowedValues: schema98.enum},message:"must be equal to one of the allowed values",schema:schema98.enum,parentSchema:schema98,data:data11};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.oneOf[8].type,parentSchema:schema91.oneOf[8],data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs51 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
if(props0 !== true){
props0 = true;
}
}
const _errs56 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["set-charging-point-status"] === undefined){
const err52 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "set-charging-point-status"},message:"must have required property '"+"set-charging-point-status"+"'",schema:schema91.oneOf[9].required,parentSchema:schema91.oneOf[9],data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
for(const key9 in data){
if(!(key9 === "set-charging-point-status")){
const err53 = {instancePath,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema91.oneOf[9],data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data["set-charging-point-status"] !== undefined){
let data12 = data["set-charging-point-status"];
if(typeof data12 === "string"){
if(func1(data12) < 1){
const err54 = {instancePath:instancePath+"/set-charging-point-status",schemaPath:"#/oneOf/9/properties/set-charging-point-status/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.oneOf[9].properties["set-charging-point-status"],data:data12};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/set-charging-point-status",schemaPath:"#/oneOf/9/properties/set-charging-point-status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.oneOf[9].properties["set-charging-point-status"].type,parentSchema:schema91.oneOf[9].properties["set-charging-point-status"],data:data12};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.oneOf[9].type,parentSchema:schema91.oneOf[9],data};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid0 = _errs56 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
if(props0 !== true){
props0 = true;
}
}
}
}
}
}
}
}
}
}
}
if(!valid0){
const err57 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema91.oneOf,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate47.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "when") || (key0 === "to")) || (key0 === "restart")) || (key0 === "effects")) || (key0 === "label"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.when !== undefined){
let data0 = data.when;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err1 = {instancePath:instancePath+"/when",schemaPath:"condition.schema.json#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!pattern18.test(data1)){
const err2 = {instancePath:instancePath+"/to",schemaPath:"condition.schema.json#/$defs/stepCode/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(-[a-z])?$"},message:"must match pattern \""+"^[1-9][0-9]?(-[a-z])?$"+"\"",schema:"^[1-9][0-9]?(-[a-z])?$",parentSchema:schema25,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/to",schemaPath:"condition.schema.json#/$defs/stepCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.restart !== undefined){
let data2 = data.restart;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/restart",schemaPath:"#/properties/restart/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema88.properties.restart.type,parentSchema:schema88.properties.restart,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.effects !== undefined){
let data3 = data.effects;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate47(data3[i0], {instancePath:instancePath+"/effects/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema88.properties.effects.type,parentSchema:schema88.properties.effects,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data5 = data.label;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.label,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.label.type,parentSchema:schema88.properties.label,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema100 = {"x-english":"Sub-steps: first in order, then every track side by side, each track in order.","type":"object","additionalProperties":false,"required":["tracks"],"properties":{"first":{"x-english":"Sub-steps that come before the tracks, in order.","type":"array","items":{"$ref":"#/$defs/step"},"examples":[[]]},"tracks":{"x-english":"Tracks that are walked side by side.","type":"array","items":{"type":"object","additionalProperties":false,"required":["id","label","steps"],"properties":{"id":{"x-english":"Unique within the step.","$ref":"section.schema.json#/$defs/sectionId","examples":["power"]},"label":{"x-english":"Dutch name of the track.","type":"string","minLength":1,"examples":["Netverzwaring"]},"steps":{"x-english":"Sub-steps of the track, in order.","type":"array","items":{"$ref":"#/$defs/step"},"examples":[[]]}}},"examples":[[{"id":"power","label":"Netverzwaring","steps":[]}]]}}};
const wrapper3 = {validate: validate4};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tracks === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tracks"},message:"must have required property '"+"tracks"+"'",schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "first") || (key0 === "tracks"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.first !== undefined){
let data0 = data.first;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper3.validate(data0[i0], {instancePath:instancePath+"/first/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema100.properties.first.type,parentSchema:schema100.properties.first,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tracks !== undefined){
let data2 = data.tracks;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err3 = {instancePath:instancePath+"/tracks/" + i1,schemaPath:"#/properties/tracks/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema100.properties.tracks.items.required,parentSchema:schema100.properties.tracks.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.label === undefined){
const err4 = {instancePath:instancePath+"/tracks/" + i1,schemaPath:"#/properties/tracks/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema100.properties.tracks.items.required,parentSchema:schema100.properties.tracks.items,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.steps === undefined){
const err5 = {instancePath:instancePath+"/tracks/" + i1,schemaPath:"#/properties/tracks/items/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema100.properties.tracks.items.required,parentSchema:schema100.properties.tracks.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "label")) || (key1 === "steps"))){
const err6 = {instancePath:instancePath+"/tracks/" + i1,schemaPath:"#/properties/tracks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema100.properties.tracks.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err7 = {instancePath:instancePath+"/tracks/" + i1+"/id",schemaPath:"section.schema.json#/$defs/sectionId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema32,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern22.test(data4)){
const err8 = {instancePath:instancePath+"/tracks/" + i1+"/id",schemaPath:"section.schema.json#/$defs/sectionId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema32,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/tracks/" + i1+"/id",schemaPath:"section.schema.json#/$defs/sectionId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.label !== undefined){
let data5 = data3.label;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err10 = {instancePath:instancePath+"/tracks/" + i1+"/label",schemaPath:"#/properties/tracks/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema100.properties.tracks.items.properties.label,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/tracks/" + i1+"/label",schemaPath:"#/properties/tracks/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema100.properties.tracks.items.properties.label.type,parentSchema:schema100.properties.tracks.items.properties.label,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.steps !== undefined){
let data6 = data3.steps;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper3.validate(data6[i2], {instancePath:instancePath+"/tracks/" + i1+"/steps/" + i2,parentData:data6,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/tracks/" + i1+"/steps",schemaPath:"#/properties/tracks/items/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema100.properties.tracks.items.properties.steps.type,parentSchema:schema100.properties.tracks.items.properties.steps,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/tracks/" + i1,schemaPath:"#/properties/tracks/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema100.properties.tracks.items.type,parentSchema:schema100.properties.tracks.items,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/tracks",schemaPath:"#/properties/tracks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema100.properties.tracks.type,parentSchema:schema100.properties.tracks,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uuid"},message:"must have required property '"+"uuid"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.access === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access"},message:"must have required property '"+"access"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sections === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema26.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.uuid !== undefined){
let data0 = data.uuid;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/uuid",schemaPath:"#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/uuid",schemaPath:"#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema1.type,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(!pattern18.test(data1)){
const err9 = {instancePath:instancePath+"/code",schemaPath:"condition.schema.json#/$defs/stepCode/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(-[a-z])?$"},message:"must match pattern \""+"^[1-9][0-9]?(-[a-z])?$"+"\"",schema:"^[1-9][0-9]?(-[a-z])?$",parentSchema:schema25,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/code",schemaPath:"condition.schema.json#/$defs/stepCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema26.properties.label,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.label.type,parentSchema:schema26.properties.label,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err13 = {instancePath:instancePath+"/version",schemaPath:"#/$defs/version/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})$"},message:"must match pattern \""+"^(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})$"+"\"",schema:"^(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})$",parentSchema:schema2,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/version",schemaPath:"#/$defs/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.type,parentSchema:schema2,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.description.type,parentSchema:schema26.properties.description,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.access !== undefined){
if(!(validate5(data.access, {instancePath:instancePath+"/access",parentData:data,parentDataProperty:"access",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.sections !== undefined){
let data6 = data.sections;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate38(data6[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema26.properties.sections.type,parentSchema:schema26.properties.sections,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.complete !== undefined){
let data8 = data.complete;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validate44(data8[i1], {instancePath:instancePath+"/complete/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema26.properties.complete.type,parentSchema:schema26.properties.complete,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.next !== undefined){
let data10 = data.next;
if(Array.isArray(data10)){
if(data10.length < 1){
const err18 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema26.properties.next,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(!(validate46(data10[i2], {instancePath:instancePath+"/next/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema26.properties.next.type,parentSchema:schema26.properties.next,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.children !== undefined){
if(!(validate50(data.children, {instancePath:instancePath+"/children",parentData:data,parentDataProperty:"children",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
let data13 = data.when;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err20 = {instancePath:instancePath+"/when",schemaPath:"condition.schema.json#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.final !== undefined){
let data14 = data.final;
if(typeof data14 !== "boolean"){
const err21 = {instancePath:instancePath+"/final",schemaPath:"#/properties/final/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema26.properties.final.type,parentSchema:schema26.properties.final,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.change !== undefined){
let data15 = data.change;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
if(!(key1 === "effects")){
const err22 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties.change,data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data15.effects !== undefined){
let data16 = data15.effects;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(!(validate47(data16[i3], {instancePath:instancePath+"/change/effects/" + i3,parentData:data16,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/change/effects",schemaPath:"#/properties/change/properties/effects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema26.properties.change.properties.effects.type,parentSchema:schema26.properties.change.properties.effects,data:data16};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.change.type,parentSchema:schema26.properties.change,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.entered !== undefined){
let data18 = data.entered;
if(Array.isArray(data18)){
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.field === undefined){
const err25 = {instancePath:instancePath+"/entered/" + i4,schemaPath:"#/properties/entered/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema26.properties.entered.items.required,parentSchema:schema26.properties.entered.items,data:data19};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data19.effects === undefined){
const err26 = {instancePath:instancePath+"/entered/" + i4,schemaPath:"#/properties/entered/items/required",keyword:"required",params:{missingProperty: "effects"},message:"must have required property '"+"effects"+"'",schema:schema26.properties.entered.items.required,parentSchema:schema26.properties.entered.items,data:data19};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data19){
if(!((key2 === "field") || (key2 === "effects"))){
const err27 = {instancePath:instancePath+"/entered/" + i4,schemaPath:"#/properties/entered/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties.entered.items,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data19.field !== undefined){
let data20 = data19.field;
if(typeof data20 === "string"){
if(func1(data20) > 200){
const err28 = {instancePath:instancePath+"/entered/" + i4+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data20};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern4.test(data20)){
const err29 = {instancePath:instancePath+"/entered/" + i4+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data20};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/entered/" + i4+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data20};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data19.effects !== undefined){
let data21 = data19.effects;
if(Array.isArray(data21)){
if(data21.length < 1){
const err31 = {instancePath:instancePath+"/entered/" + i4+"/effects",schemaPath:"#/properties/entered/items/properties/effects/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema26.properties.entered.items.properties.effects,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
if(!(validate47(data21[i5], {instancePath:instancePath+"/entered/" + i4+"/effects/" + i5,parentData:data21,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/entered/" + i4+"/effects",schemaPath:"#/properties/entered/items/properties/effects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema26.properties.entered.items.properties.effects.type,parentSchema:schema26.properties.entered.items.properties.effects,data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/entered/" + i4,schemaPath:"#/properties/entered/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.entered.items.type,parentSchema:schema26.properties.entered.items,data:data19};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/entered",schemaPath:"#/properties/entered/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema26.properties.entered.type,parentSchema:schema26.properties.entered,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.onPass !== undefined){
let data23 = data.onPass;
if(!(data23 === "clear")){
const err35 = {instancePath:instancePath+"/onPass",schemaPath:"#/properties/onPass/enum",keyword:"enum",params:{allowedValues: schema26.properties.onPass.enum},message:"must be equal to one of the allowed values",schema:schema26.properties.onPass.enum,parentSchema:schema26.properties.onPass,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.outcomes !== undefined){
let data24 = data.outcomes;
if(Array.isArray(data24)){
const len6 = data24.length;
for(let i6=0; i6<len6; i6++){
let data25 = data24[i6];
if(typeof data25 === "string"){
if(func1(data25) > 200){
const err36 = {instancePath:instancePath+"/outcomes/" + i6,schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data25};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern4.test(data25)){
const err37 = {instancePath:instancePath+"/outcomes/" + i6,schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data25};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/outcomes/" + i6,schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data25};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
let i7 = data24.length;
let j0;
if(i7 > 1){
outer0:
for(;i7--;){
for(j0 = i7; j0--;){
if(func4(data24[i7], data24[j0])){
const err39 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i7+" are identical)",schema:true,parentSchema:schema26.properties.outcomes,data:data24};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema26.properties.outcomes.type,parentSchema:schema26.properties.outcomes,data:data24};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.bulk !== undefined){
let data26 = data.bulk;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.fields === undefined){
const err41 = {instancePath:instancePath+"/bulk",schemaPath:"#/properties/bulk/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema26.properties.bulk.required,parentSchema:schema26.properties.bulk,data:data26};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key3 in data26){
if(!((key3 === "fields") || (key3 === "complete"))){
const err42 = {instancePath:instancePath+"/bulk",schemaPath:"#/properties/bulk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties.bulk,data:data26};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data26.fields !== undefined){
let data27 = data26.fields;
if(Array.isArray(data27)){
if(data27.length > 20){
const err43 = {instancePath:instancePath+"/bulk/fields",schemaPath:"#/properties/bulk/properties/fields/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema26.properties.bulk.properties.fields,data:data27};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data27.length < 1){
const err44 = {instancePath:instancePath+"/bulk/fields",schemaPath:"#/properties/bulk/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema26.properties.bulk.properties.fields,data:data27};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len7 = data27.length;
for(let i8=0; i8<len7; i8++){
let data28 = data27[i8];
if(typeof data28 === "string"){
if(func1(data28) > 200){
const err45 = {instancePath:instancePath+"/bulk/fields/" + i8,schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data28};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern4.test(data28)){
const err46 = {instancePath:instancePath+"/bulk/fields/" + i8,schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data28};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/bulk/fields/" + i8,schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data28};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
let i9 = data27.length;
let j1;
if(i9 > 1){
outer1:
for(;i9--;){
for(j1 = i9; j1--;){
if(func4(data27[i9], data27[j1])){
const err48 = {instancePath:instancePath+"/bulk/fields",schemaPath:"#/properties/bulk/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i9+" are identical)",schema:true,parentSchema:schema26.properties.bulk.properties.fields,data:data27};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err49 = {instancePath:instancePath+"/bulk/fields",schemaPath:"#/properties/bulk/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema26.properties.bulk.properties.fields.type,parentSchema:schema26.properties.bulk.properties.fields,data:data27};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data26.complete !== undefined){
let data29 = data26.complete;
if(typeof data29 !== "boolean"){
const err50 = {instancePath:instancePath+"/bulk/complete",schemaPath:"#/properties/bulk/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema26.properties.bulk.properties.complete.type,parentSchema:schema26.properties.bulk.properties.complete,data:data29};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/bulk",schemaPath:"#/properties/bulk/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.bulk.type,parentSchema:schema26.properties.bulk,data:data26};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uuid"},message:"must have required property '"+"uuid"+"'",schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bindings === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bindings"},message:"must have required property '"+"bindings"+"'",schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.steps === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.uuid !== undefined){
let data1 = data.uuid;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/uuid",schemaPath:"#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",parentSchema:schema1,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/uuid",schemaPath:"#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema1.type,parentSchema:schema1,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/$defs/version/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})$"},message:"must match pattern \""+"^(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})$"+"\"",schema:"^(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})$",parentSchema:schema2,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/$defs/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.type,parentSchema:schema2,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.label !== undefined){
let data3 = data.label;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema0.properties.label,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema0.properties.label.type,parentSchema:schema0.properties.label,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema0.properties.description.type,parentSchema:schema0.properties.description,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.conditions !== undefined){
let data5 = data.conditions;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
const _errs16 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 60){
const err14 = {instancePath:instancePath+"/conditions",schemaPath:"condition.schema.json#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema5,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern2.test(key1)){
const err15 = {instancePath:instancePath+"/conditions",schemaPath:"condition.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^\\p{Ll}[\\p{Ll}0-9-]*$"},message:"must match pattern \""+"^\\p{Ll}[\\p{Ll}0-9-]*$"+"\"",schema:"^\\p{Ll}[\\p{Ll}0-9-]*$",parentSchema:schema5,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/conditions",schemaPath:"condition.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema5.type,parentSchema:schema5,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid3 = _errs16 === errors;
if(!valid3){
const err17 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema0.properties.conditions.propertyNames,parentSchema:schema0.properties.conditions,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
for(const key2 in data5){
let data6 = data5[key2];
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err18 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"condition.schema.json#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema0.properties.conditions.type,parentSchema:schema0.properties.conditions,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.marks !== undefined){
let data7 = data.marks;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func1(data8) > 60){
const err20 = {instancePath:instancePath+"/marks/" + i0,schemaPath:"condition.schema.json#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema5,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern2.test(data8)){
const err21 = {instancePath:instancePath+"/marks/" + i0,schemaPath:"condition.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^\\p{Ll}[\\p{Ll}0-9-]*$"},message:"must match pattern \""+"^\\p{Ll}[\\p{Ll}0-9-]*$"+"\"",schema:"^\\p{Ll}[\\p{Ll}0-9-]*$",parentSchema:schema5,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/marks/" + i0,schemaPath:"condition.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema5.type,parentSchema:schema5,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data7[i1], data7[j0])){
const err23 = {instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema0.properties.marks,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema0.properties.marks.type,parentSchema:schema0.properties.marks,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.bindings !== undefined){
if(!(validate2(data.bindings, {instancePath:instancePath+"/bindings",parentData:data,parentDataProperty:"bindings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data10 = data.steps;
if(Array.isArray(data10)){
if(data10.length < 1){
const err25 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema0.properties.steps,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
if(!(validate4(data10[i2], {instancePath:instancePath+"/steps/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema0.properties.steps.type,parentSchema:schema0.properties.steps,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const section = validate6;

export const block = validate55;
const schema106 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-english":"A section that several flows share. A flow uses it with { \"block\": name } and may lay an override over it, except at the sealed places.","type":"object","additionalProperties":false,"required":["name","summary","schema"],"properties":{"$schema":{"x-english":"Path of this schema, for editors.","type":"string","examples":["../block.schema.json"]},"name":{"x-english":"Name flows refer to; also the name of the file.","$ref":"section.schema.json#/$defs/sectionId","examples":["grid-connection"]},"label":{"x-english":"What designers know a block without a heading by. Not shown on the form.","type":"string","minLength":1,"examples":["Startdocument van het systeem"]},"summary":{"x-english":"For designers, in English: what the block is for, and what an override usually changes. Users never see it.","type":"string","minLength":1,"examples":["Request date of the grid connection."]},"sealed":{"x-english":"Places in the block that an override may not touch, nor anything in them: names with dots between.","type":"array","items":{"type":"string","pattern":"^[^.]+(\\.[^.]+)*$"},"uniqueItems":true,"examples":[["schema.properties.Advice.properties.Advice","complete"]]},"title":{"$ref":"section.schema.json#/properties/title"},"description":{"$ref":"section.schema.json#/properties/description"},"schema":{"$ref":"section.schema.json#/properties/schema"},"ui":{"$ref":"section.schema.json#/properties/ui"},"when":{"$ref":"section.schema.json#/properties/when"},"onHide":{"$ref":"section.schema.json#/properties/onHide"},"roles":{"$ref":"section.schema.json#/properties/roles"},"readOnly":{"$ref":"section.schema.json#/properties/readOnly"},"fields":{"$ref":"section.schema.json#/properties/fields"},"derived":{"$ref":"section.schema.json#/properties/derived"},"complete":{"$ref":"section.schema.json#/properties/complete"},"save":{"$ref":"section.schema.json#/properties/save"},"warn":{"$ref":"section.schema.json#/properties/warn"},"chains":{"$ref":"section.schema.json#/properties/chains"},"unique":{"$ref":"section.schema.json#/properties/unique"},"steering":{"$ref":"section.schema.json#/properties/steering"}}};
const schema108 = {"x-english":"Dutch heading of the part.","type":"string","minLength":1,"examples":["Gemeente beoordeling"]};
const schema109 = {"x-english":"Dutch text under the heading.","type":"string","minLength":1,"examples":["Beoordeel het voorstel van de CPO."]};
const schema117 = {"x-english":"Shown, never written by this step.","type":"boolean","examples":[true]};
const pattern57 = new RegExp("^[^.]+(\\.[^.]+)*$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.properties === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "properties"},message:"must have required property '"+"properties"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "description")) || (key0 === "properties")) || (key0 === "required"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("object" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "object"},message:"must be equal to constant",schema:"object",parentSchema:schema33.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.title.type,parentSchema:schema33.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.description.type,parentSchema:schema33.properties.description,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.properties !== undefined){
let data3 = data.properties;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs9 = errors;
if(typeof key1 === "string"){
if(!pattern23.test(key1)){
const err6 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[A-Za-z][A-Za-z0-9_]*$"},message:"must match pattern \""+"^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[A-Za-z][A-Za-z0-9_]*$"+"\"",schema:"^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[A-Za-z][A-Za-z0-9_]*$",parentSchema:schema33.properties.properties.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
const err7 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema33.properties.properties.propertyNames,parentSchema:schema33.properties.properties,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key2 in data3){
if(!(validate8(data3[key2], {instancePath:instancePath+"/properties/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.properties.type,parentSchema:schema33.properties.properties,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.required !== undefined){
let data5 = data.required;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/required/" + i0,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.required.items.type,parentSchema:schema33.properties.required.items,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema33.properties.required,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.required.type,parentSchema:schema33.properties.required,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern24.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$",parentSchema:schema41.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema41.propertyNames,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(((((((key1 === "ui:widget") || (key1 === "ui:options")) || (key1 === "ui:order")) || (key1 === "ui:placeholder")) || (key1 === "ui:help")) || (key1 === "ui:title")) || (key1 === "ui:description"))){
if(!(validate14(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
if(data["ui:widget"] !== undefined){
let data1 = data["ui:widget"];
if(!((((((((((((((((((((((((((data1 === "text") || (data1 === "textarea")) || (data1 === "number")) || (data1 === "select")) || (data1 === "radio")) || (data1 === "checkboxes")) || (data1 === "checkbox")) || (data1 === "date")) || (data1 === "time")) || (data1 === "resettable-date")) || (data1 === "stakeholder")) || (data1 === "pid")) || (data1 === "location-choice")) || (data1 === "location-summary")) || (data1 === "alternative-location")) || (data1 === "advice-summary")) || (data1 === "decision")) || (data1 === "proposal-comparison")) || (data1 === "start-document")) || (data1 === "automatic-views")) || (data1 === "identifiers")) || (data1 === "repeatable")) || (data1 === "read-only-text")) || (data1 === "coordinates")) || (data1 === "files")) || (data1 === "hidden"))){
const err2 = {instancePath:instancePath+"/ui:widget",schemaPath:"widget.schema.json#/$defs/widget/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values",schema:schema42.enum,parentSchema:schema42,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["ui:options"] !== undefined){
if(!(validate15(data["ui:options"], {instancePath:instancePath+"/ui:options",parentData:data,parentDataProperty:"ui:options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data["ui:order"] !== undefined){
let data3 = data["ui:order"];
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/ui:order/" + i0,schemaPath:"#/properties/ui%3Aorder/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties["ui:order"].items.type,parentSchema:schema41.properties["ui:order"].items,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/ui:order",schemaPath:"#/properties/ui%3Aorder/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties["ui:order"].type,parentSchema:schema41.properties["ui:order"],data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["ui:placeholder"] !== undefined){
let data5 = data["ui:placeholder"];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/ui:placeholder",schemaPath:"#/properties/ui%3Aplaceholder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties["ui:placeholder"].type,parentSchema:schema41.properties["ui:placeholder"],data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["ui:help"] !== undefined){
let data6 = data["ui:help"];
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/ui:help",schemaPath:"#/properties/ui%3Ahelp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties["ui:help"].type,parentSchema:schema41.properties["ui:help"],data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["ui:title"] !== undefined){
let data7 = data["ui:title"];
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/ui:title",schemaPath:"#/properties/ui%3Atitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties["ui:title"].type,parentSchema:schema41.properties["ui:title"],data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["ui:description"] !== undefined){
let data8 = data["ui:description"];
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/ui:description",schemaPath:"#/properties/ui%3Adescription/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties["ui:description"].type,parentSchema:schema41.properties["ui:description"],data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((((((((data0 === "cpo") || (data0 === "municipality")) || (data0 === "admin")) || (data0 === "developer")) || (data0 === "rvb")) || (data0 === "customer")) || (data0 === "caseworker")) || (data0 === "caseviewer")) || (data0 === "guest"))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"condition.schema.json#/$defs/role/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values",schema:schema50.enum,parentSchema:schema50,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data[i1], data[j0])){
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema118 = {"x-english":"Conditions per field, by path.","type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/fieldPath"},"additionalProperties":{"$ref":"#/$defs/fieldRule"},"examples":[{"LocationPreparation.OtherReason":{"enabledWhen":{"in":["Overige",{"var":"LocationPreparation.RequiresLocationPreparation"}]}}}]};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func1(key0) > 200){
const err0 = {instancePath,schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(key0)){
const err1 = {instancePath,schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema118.propertyNames,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key1 in data){
if(!(validate20(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema118.type,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema120 = {"x-english":"Values the system fills in, in this order.","type":"array","items":{"$ref":"#/$defs/derivation"},"examples":[[{"field":"TrafficDecision.DefinitiveDate","on":"TrafficDecision.PublicationDate","value":{"days-after":[{"var":"TrafficDecision.PublicationDate"},43]}}]]};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema121 = {"x-english":"Rules that completing (and correcting) the step must satisfy.","type":"array","items":{"$ref":"#/$defs/stepRule"},"examples":[[{"unless":{"filled":"Advice.Decision"},"field":"Advice.Decision","message":"Het proces kan niet verder zonder beoordeling."}]]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema122 = {"x-english":"Rules for every save, complete or not.","type":"array","items":{"$ref":"#/$defs/stepRule"},"examples":[[{"unless":{"filled":"PlannedRealisation.PlannedDate"},"field":"PlannedRealisation.PlannedDate","message":"Het proces kan niet verder zonder een realisatiedatum."}]]};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema123 = {"x-english":"What is implausible: said at the field without stopping anybody, and kept with the save that went on all the same.","type":"array","items":{"$ref":"#/$defs/warning"},"examples":[[{"unless":{">=":[{"var":"Progress.Invite.end"},{"var":"Progress.Invite.start"}]},"field":"Progress.Invite.end","message":"Het bezoek eindigt voordat het begint."}]]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema124 = {"x-english":"Lists whose items come out of a list of an earlier step, by the path of the list. An item and the one it came out of have the same uuid.","type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/fieldPath"},"additionalProperties":{"$ref":"#/$defs/chain"},"examples":[{"Approvals":{"from":"Quotations","read":["PartyName"]}}]};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func1(key0) > 200){
const err0 = {instancePath,schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(key0)){
const err1 = {instancePath,schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema124.propertyNames,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key1 in data){
if(!(validate30(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema124.type,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema126 = {"x-english":"Fields whose value no other process of the tenant may have.","type":"array","items":{"$ref":"#/$defs/uniqueField"},"examples":[[{"field":"Object.BuildingCode","within":"Application.PidUuid","message":"Dit nummer is reeds in gebruik binnen deze PID."}]]};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate32(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema127 = {"x-english":"Fields a correction may not change although no condition reads them. Fields that a branch, a sub-step or a section's condition reads are found by the engine.","type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true,"examples":[["Location.chargingpointUuid"]]};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data[i1], data[j0])){
const err3 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema127.type,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.summary === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.schema === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'",schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema106.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.$schema.type,parentSchema:schema106.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 60){
const err5 = {instancePath:instancePath+"/name",schemaPath:"section.schema.json#/$defs/sectionId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern22.test(data1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"section.schema.json#/$defs/sectionId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"section.schema.json#/$defs/sectionId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema106.properties.label,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.label.type,parentSchema:schema106.properties.label,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.summary !== undefined){
let data3 = data.summary;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err10 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema106.properties.summary,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.summary.type,parentSchema:schema106.properties.summary,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sealed !== undefined){
let data4 = data.sealed;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern57.test(data5)){
const err12 = {instancePath:instancePath+"/sealed/" + i0,schemaPath:"#/properties/sealed/items/pattern",keyword:"pattern",params:{pattern: "^[^.]+(\\.[^.]+)*$"},message:"must match pattern \""+"^[^.]+(\\.[^.]+)*$"+"\"",schema:"^[^.]+(\\.[^.]+)*$",parentSchema:schema106.properties.sealed.items,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/sealed/" + i0,schemaPath:"#/properties/sealed/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.sealed.items.type,parentSchema:schema106.properties.sealed.items,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err14 = {instancePath:instancePath+"/sealed",schemaPath:"#/properties/sealed/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema106.properties.sealed,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err15 = {instancePath:instancePath+"/sealed",schemaPath:"#/properties/sealed/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema106.properties.sealed.type,parentSchema:schema106.properties.sealed,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.title !== undefined){
let data6 = data.title;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err16 = {instancePath:instancePath+"/title",schemaPath:"section.schema.json#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema108,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/title",schemaPath:"section.schema.json#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema108.type,parentSchema:schema108,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.description !== undefined){
let data7 = data.description;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err18 = {instancePath:instancePath+"/description",schemaPath:"section.schema.json#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema109,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/description",schemaPath:"section.schema.json#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema109.type,parentSchema:schema109,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.schema !== undefined){
if(!(validate56(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.ui !== undefined){
if(!(validate59(data.ui, {instancePath:instancePath+"/ui",parentData:data,parentDataProperty:"ui",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
let data10 = data.when;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err20 = {instancePath:instancePath+"/when",schemaPath:"section.schema.json#/properties/when/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.onHide !== undefined){
let data11 = data.onHide;
if(!((data11 === "keep") || (data11 === "clear"))){
const err21 = {instancePath:instancePath+"/onHide",schemaPath:"section.schema.json#/properties/onHide/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values",schema:schema48.enum,parentSchema:schema48,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.roles !== undefined){
if(!(validate63(data.roles, {instancePath:instancePath+"/roles",parentData:data,parentDataProperty:"roles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.readOnly !== undefined){
let data13 = data.readOnly;
if(typeof data13 !== "boolean"){
const err22 = {instancePath:instancePath+"/readOnly",schemaPath:"section.schema.json#/properties/readOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema117.type,parentSchema:schema117,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.fields !== undefined){
if(!(validate65(data.fields, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.derived !== undefined){
if(!(validate68(data.derived, {instancePath:instancePath+"/derived",parentData:data,parentDataProperty:"derived",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.complete !== undefined){
if(!(validate71(data.complete, {instancePath:instancePath+"/complete",parentData:data,parentDataProperty:"complete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.save !== undefined){
if(!(validate74(data.save, {instancePath:instancePath+"/save",parentData:data,parentDataProperty:"save",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.warn !== undefined){
if(!(validate77(data.warn, {instancePath:instancePath+"/warn",parentData:data,parentDataProperty:"warn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.chains !== undefined){
if(!(validate80(data.chains, {instancePath:instancePath+"/chains",parentData:data,parentDataProperty:"chains",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.unique !== undefined){
if(!(validate83(data.unique, {instancePath:instancePath+"/unique",parentData:data,parentDataProperty:"unique",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.steering !== undefined){
if(!(validate86(data.steering, {instancePath:instancePath+"/steering",parentData:data,parentDataProperty:"steering",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const tenant = validate88;
const schema129 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-english":"What one tenant does otherwise than another: names, colours, rights, lists and flags. Its steps come from its flow.","type":"object","additionalProperties":false,"required":["slug","name","acronym","pageTitle","supportAddress","theme","flow","access","filterWords","processTypes","onHoldReasons","cancelReasons","search","map"],"properties":{"$schema":{"x-english":"Path of this schema, for editors.","type":"string","examples":["../../schemas/tenant.schema.json"]},"slug":{"x-english":"Name of the tenant in addresses; also the name of its folder.","$ref":"#/$defs/slug","examples":["utopia"]},"name":{"x-english":"Name of the tenant; the same as the slug where records and tokens carry it.","type":"string","minLength":1,"examples":["utopia"]},"label":{"x-english":"Name people read. Leave out: the acronym.","type":"string","minLength":1,"examples":["Gemeente Utopia"]},"acronym":{"x-english":"Short name.","type":"string","minLength":1,"maxLength":10,"examples":["UTO"]},"export":{"x-english":"How lists are exported as a spreadsheet.","type":"object","additionalProperties":false,"properties":{"postalCodes":{"x-english":"formatted: written as 1234 AB. stored: left as they were filled in.","enum":["formatted","stored"],"examples":["stored"]}},"examples":[{"postalCodes":"stored"}]},"pageTitle":{"x-english":"Title of the browser tab.","type":"string","minLength":1,"examples":["UTO - Realisatieportaal"]},"baseUrl":{"x-english":"Address of the tenant's site; the host tells the tenant. Empty: no host of its own.","type":"string","pattern":"^$|^https?://","examples":["https://utopia.example"]},"default":{"x-english":"Tenant of calls and people that name none. Where there are several tenants, exactly one carries it.","type":"boolean","examples":[true]},"supportAddress":{"x-english":"E-mail address of support, in the footer.","type":"string","format":"email","examples":["support@utopia.example"]},"accessibilityStatement":{"x-english":"Address of the organisation's accessibility statement, to which the page about accessibility leads.","type":"string","pattern":"^https://\\S+$","examples":["https://utopia.example/toegankelijkheid"]},"theme":{"x-english":"Colours and logo.","$ref":"#/$defs/theme","examples":[{"brand":"#00A19A","action":"#0B5C78","logo":"logo.svg","logoAlt":"Utopia"}]},"flow":{"x-english":"Uuid of the flow that new processes start with.","$ref":"flow.schema.json#/$defs/uuid","examples":["9d0c4b5e-6a51-4a0e-8a83-0c6f3f1b7c11"]},"access":{"x-english":"Per attribute, the roles that have it. An attribute that is left out has its default, and without one it is nobody's.","type":"object","additionalProperties":false,"properties":{"requestlist":{"x-english":"See the requests.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"requestlocations":{"x-english":"See where requests are, and nothing more of them.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"realisationlist":{"x-english":"See the realisation processes.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"locationlist":{"x-english":"See the list of charging locations.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"realisationbtn":{"x-english":"Start a realisation process.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"requestcomment":{"x-english":"Write comments on requests.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"realisationcomment":{"x-english":"Write comments on processes.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"canChangeStatus":{"x-english":"Put on hold, resume, cancel and restore.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"canChangeCommentStatus":{"x-english":"Set the status of comments; delete those on requests.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"canModerateComments":{"x-english":"Edit and delete the comments of others.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"canConfirmTrafficDecisions":{"x-english":"Mark a traffic decision irrevocable, and undo that.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"canAccessDebugger":{"x-english":"Use the debugger.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"automatedViews":{"x-english":"Have top and side views made.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"generateStartDoc":{"x-english":"Download a generated start document.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"admin":{"x-english":"Manage the configuration.","$ref":"section.schema.json#/$defs/roles","examples":[["admin"]]},"reporting":{"x-english":"See the reports.","$ref":"section.schema.json#/$defs/roles","examples":[["admin"]]},"customerreports":{"x-english":"See the reports for customers.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"eventlog":{"x-english":"See the events of a process.","$ref":"section.schema.json#/$defs/roles","examples":[["admin"]]},"chargingpoints":{"x-english":"See charging points on maps.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"manuals":{"x-english":"Read the manuals.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"export":{"x-english":"Export lists.","$ref":"section.schema.json#/$defs/roles","examples":[["admin"]]},"design":{"x-english":"Make and change designs of the tenant's files, where the deployment allows it. Nothing that runs changes.","$ref":"section.schema.json#/$defs/roles","examples":[["developer"]]},"publish":{"x-english":"Make releases of designs, approve and activate them, where the deployment allows it. No release changes who has this right or the right to design.","$ref":"section.schema.json#/$defs/roles","examples":[["admin"]]}},"examples":[{"realisationlist":["cpo","municipality"],"export":["admin"]}]},"roles":{"x-english":"Roles of the tenant's own besides those the product knows, by the name that access, steps, conditions and accounts use; or another label for one of the product's.","type":"object","maxProperties":50,"propertyNames":{"pattern":"^[a-z][a-z0-9-]{0,39}$"},"additionalProperties":{"x-english":"What the role is called on every screen.","type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"x-english":"Dutch name.","type":"string","minLength":1,"maxLength":60,"pattern":"\\S","examples":["Welstandscommissie"]}}},"examples":[{"welstand":{"label":"Welstandscommissie"}}]},"fileCategories":{"x-english":"Categories of files of the tenant's own besides those the product knows, by the name that fields with files use. They take pictures and PDF.","type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9-]{1,39}$"},"examples":[["Bodemonderzoek"]]},"judges":{"x-english":"Roles that judge requests.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo","admin"]]},"terms":{"x-english":"Agreed and legal terms: until when whom is waited for. The clock follows from the events. They hold for every running process, whichever version of the flow it runs on.","type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"$ref":"#/$defs/term"},"examples":[{"beoordeling":{"label":"Beoordeling","starts":{"step":"2"},"ends":{"step":"2"},"days":10,"unit":"working","stops":["onhold"],"warn":3}}]},"forecast":{"x-english":"Whether it is said when a running process is expected to be finished, after how long others of its type took: those of its geography code from thirty finished ones on, else all of them. Only where forecasts of the past came true as often as they say.","type":"boolean","examples":[true]},"today":{"x-english":"What the page Vandaag has. Left out: everything.","type":"object","additionalProperties":false,"properties":{"groups":{"x-english":"Groups of work: steps that wait for the person, requests to judge, comments to answer, legal terms that end, and drafts that the browser keeps.","type":"array","items":{"enum":["steps","judge","answer","terms","drafts"]},"uniqueItems":true,"examples":[["steps","judge","answer","terms","drafts"]]},"figures":{"x-english":"Numbers for those who may report and list: each opens the list of exactly those processes. A status opens its tab, which must be among the filter words; `late`: a last day has passed, where the tenant has terms; `soon`: expected to be finished within thirty days, where it has `forecast`; `behind`: expected later than planned, where it also has a report of what is planned.","type":"array","items":{"enum":["active","onhold","completed","cancelled","late","behind","soon"]},"uniqueItems":true,"examples":[["active","late","onhold","completed"]]}},"examples":[{"groups":["steps","judge","answer"],"figures":["active"]}]},"tell":{"x-english":"What people are told of by e-mail until they choose for themselves, which they do in their inbox. Left out: nothing. A kind that stands in both is told at once.","type":"object","additionalProperties":false,"properties":{"now":{"x-english":"Kinds of items that are told at once: only those that name a person.","type":"array","items":{"enum":["mention","reply"]},"uniqueItems":true,"examples":[["mention"]]},"daily":{"x-english":"Kinds of items that one message a day tells of.","type":"array","items":{"enum":["mention","role","reply","assign","step","back","near","over","view"]},"uniqueItems":true,"examples":[["step","near","over"]]}},"examples":[{"now":["mention"],"daily":["step"]}]},"bulk":{"x-english":"What can be done to several processes or requests at once, by those who may do it to each of them. Nothing where it is left out.","type":"object","additionalProperties":false,"properties":{"onhold":{"x-english":"Putting processes on hold, and resuming them.","type":"boolean","examples":[true]},"cancel":{"x-english":"Cancelling processes, with a reason.","type":"boolean","examples":[true]},"tags":{"x-english":"Giving tags to processes, and taking them away.","type":"boolean","examples":[true]},"stakeholders":{"x-english":"Categories of stakeholders that can be replaced in several processes at once.","type":"array","uniqueItems":true,"items":{"x-english":"Contractor, grid operator or municipality.","enum":["contractor","gridoperator","municipality"],"examples":["contractor"]},"examples":[["contractor"]]},"judge":{"x-english":"Judgements that can be given to several requests at once.","type":"array","uniqueItems":true,"items":{"x-english":"Accept, reject or remove.","enum":["accept","reject","remove"]},"examples":[["reject"]]},"most":{"x-english":"Most records of one act.","type":"integer","minimum":1,"maximum":5000,"examples":[500]}},"examples":[{"onhold":true,"judge":["reject"],"most":5000}]},"filterWords":{"x-english":"Filters of the realisation list, in the order of the tabs. The first is the one the bare list goes to.","type":"array","items":{"x-english":"A filter.","type":"object","additionalProperties":false,"required":["word","label","category"],"properties":{"word":{"x-english":"Word in the address.","type":"string","pattern":"^[a-z]+$","examples":["actief"]},"label":{"x-english":"Dutch label of the tab.","type":"string","minLength":1,"examples":["Actief"]},"category":{"x-english":"What is listed.","enum":["active","municipality","cpo","onhold","completed","cancelled"],"examples":["active"]},"aliases":{"x-english":"Other words that redirect to this one.","type":"array","items":{"type":"string","pattern":"^[a-z]+$"},"uniqueItems":true,"examples":[["geannulleerd"]]}},"examples":[{"word":"actief","label":"Actief","category":"active"}]},"minItems":1,"examples":[[{"word":"actief","label":"Actief","category":"active"}]]},"processTypes":{"x-english":"Types a process can have; the first is the default.","type":"array","items":{"x-english":"A process type.","type":"object","additionalProperties":false,"required":["value","text"],"properties":{"value":{"x-english":"Stored value.","type":"string","minLength":1,"examples":["op-aanvraag"]},"text":{"x-english":"Dutch label.","type":"string","minLength":1,"examples":["Op aanvraag"]},"meta":{"x-english":"Context of the type: its subtype, and what else lists show.","type":"object","additionalProperties":{"type":["string","number","boolean"]},"properties":{"subtype":{"x-english":"Subtype that processes of this type get.","type":"string","examples":["regulier"]}},"examples":[{"subtype":"regulier"}]}},"examples":[{"value":"op-aanvraag","text":"Op aanvraag"}]},"minItems":1,"examples":[[{"value":"op-aanvraag","text":"Op aanvraag"}]]},"onHoldReasons":{"x-english":"Reasons to put a process on hold.","type":"array","items":{"$ref":"#/$defs/reason"},"minItems":1,"examples":[[{"value":"other","text":"Overig"}]]},"cancelReasons":{"x-english":"Reasons to cancel a process.","type":"array","items":{"$ref":"#/$defs/reason"},"minItems":1,"examples":[[{"value":"other","text":"Overig"}]]},"reasonOptions":{"x-english":"Reasons of a judgement on a request.","type":"array","items":{"x-english":"A reason of a judgement.","type":"object","additionalProperties":false,"required":["status","value","text"],"properties":{"status":{"x-english":"Status it belongs to: 3 accepted, 4 rejected, 5 removed.","enum":[3,4,5],"examples":[4]},"value":{"x-english":"Stored value.","type":"string","minLength":1,"examples":["1"]},"text":{"x-english":"Dutch text.","type":"string","minLength":1,"examples":["Aanvraag is onvolledig"]},"short":{"x-english":"Short Dutch text for lists.","type":"string","examples":["Onvolledig"]},"custom":{"x-english":"The judge types a text of their own.","type":"boolean","examples":[true]},"placeholder":{"x-english":"Dutch text in the empty field of a custom reason.","type":"string","examples":["Geef een toelichting"]}},"examples":[{"status":4,"value":"4","text":"Aanvraag is onvolledig"}]},"examples":[[{"status":4,"value":"4","text":"Aanvraag is onvolledig"}]]},"requests":{"x-english":"How requests come into the tenant.","$ref":"requests.schema.json","examples":[{"normaliser":{"fields":{"externalRef":{"from":["Kenmerk"]}}}}]},"startDocument":{"x-english":"What stands in the start document that the product makes of a process. Left out: schemas/start-document.json.","$ref":"start-document.schema.json","examples":[{"sections":[{"title":"Locatie","rows":[{"fact":"address"}],"map":true}]}]},"monitoring":{"x-english":"Monitoring data of charging locations.","type":"object","additionalProperties":false,"required":["enabled","limit"],"properties":{"enabled":{"x-english":"Offered in the request detail.","type":"boolean","examples":[true]},"limit":{"x-english":"Occupancy above which a location counts as busy.","type":"number","minimum":0,"maximum":1,"examples":[0.5]},"chartLimit":{"x-english":"The same for the chart of one charging point.","type":"number","minimum":0,"maximum":1,"examples":[0.6]}},"examples":[{"enabled":false,"limit":0.5}]},"search":{"x-english":"Search in the lists.","type":"object","additionalProperties":false,"required":["keys","placeholder"],"properties":{"keys":{"x-english":"What is searched.","type":"array","items":{"enum":["reference","name","address","postalCode","city","municipality","statusLabel","contractor","gridOperator","buildingCode","pid","customer","region"]},"minItems":1,"uniqueItems":true,"examples":[["reference","address"]]},"placeholder":{"x-english":"Dutch text in the empty search field.","type":"string","examples":["Zoek op referentie of adres"]}},"examples":[{"keys":["reference"],"placeholder":"Zoek op referentie"}]},"municipalityOptions":{"x-english":"Municipalities of the tenant.","type":"array","items":{"x-english":"A municipality.","type":"object","additionalProperties":false,"required":["value","text"],"properties":{"value":{"x-english":"Official code.","$ref":"#/$defs/geographyCode","examples":["0202"]},"text":{"x-english":"Name.","type":"string","minLength":1,"examples":["Arnhem"]},"disabled":{"x-english":"Shown, not offered.","type":"boolean","examples":[true]}},"examples":[{"value":"0202","text":"Arnhem"}]},"examples":[[{"value":"0202","text":"Arnhem","disabled":false}]]},"municipalityDefault":{"x-english":"Municipality a new process starts with.","$ref":"#/$defs/geographyCode","examples":["0363"]},"gridOperatorsByMunicipalityCode":{"x-english":"Slug of the grid operator per municipality code; fills in the field, which stays editable.","type":"object","propertyNames":{"$ref":"#/$defs/geographyCode"},"additionalProperties":{"$ref":"#/$defs/stakeholderSlug"},"examples":[{"0202":"gridoperator|liander"}]},"contractorsByMunicipalityCode":{"x-english":"Slug of the contractor per municipality code; fills in the field, which stays editable.","type":"object","propertyNames":{"$ref":"#/$defs/geographyCode"},"additionalProperties":{"$ref":"#/$defs/stakeholderSlug"},"examples":[{"0202":"contractor|aannemer-oost"}]},"contractors":{"x-english":"Contractors the tenant starts with.","type":"array","items":{"$ref":"#/$defs/listEntry"},"examples":[[]]},"stakeholders":{"x-english":"Stakeholders the tenant starts with; people add others.","type":"array","items":{"x-english":"A stakeholder.","type":"object","additionalProperties":false,"required":["category","slug","name","enabled"],"properties":{"category":{"x-english":"What it is.","enum":["cpo","municipality","customer","contractor","gridoperator"],"examples":["gridoperator"]},"slug":{"x-english":"Unique in the tenant; a municipality's ends in its geography code.","$ref":"#/$defs/stakeholderSlug","examples":["municipality|arnhem-0202"]},"name":{"x-english":"Name people read.","type":"string","minLength":1,"maxLength":100,"examples":["Arnhem"]},"enabled":{"x-english":"Offered.","type":"boolean","examples":[true]}},"examples":[{"category":"municipality","slug":"municipality|arnhem-0202","name":"Arnhem","enabled":true}]},"examples":[[]]},"tags":{"x-english":"Tags the tenant starts with.","type":"array","items":{"$ref":"#/$defs/listEntry"},"examples":[[]]},"pids":{"x-english":"PIDs the tenant starts with.","type":"array","items":{"$ref":"#/$defs/listEntry"},"examples":[[]]},"map":{"x-english":"Maps.","type":"object","additionalProperties":false,"required":["center","zoom","bounds","countries"],"properties":{"center":{"x-english":"Where a map without a location starts.","type":"object","additionalProperties":false,"required":["latitude","longitude"],"properties":{"latitude":{"x-english":"Degrees north.","type":"number","minimum":-90,"maximum":90,"examples":[51.985]},"longitude":{"x-english":"Degrees east.","type":"number","minimum":-180,"maximum":180,"examples":[5.9]}},"examples":[{"latitude":51.985,"longitude":5.9}]},"zoom":{"x-english":"Zoom a map starts with.","type":"number","minimum":0,"maximum":22,"examples":[11]},"bounds":{"x-english":"South-west and north-east corner of the map, each [latitude, longitude].","type":"array","minItems":2,"maxItems":2,"items":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"number"}},"examples":[[[50.7,3.2],[53.6,7.3]]]},"countries":{"x-english":"Countries the address search is limited to. The public holidays of the first are no working days of terms, and messages by e-mail wait for them.","type":"array","items":{"enum":["nl","be"]},"minItems":1,"uniqueItems":true,"examples":[["nl"]]},"language":{"x-english":"Language of what the map says, for screen readers.","enum":["nl"],"examples":["nl"]},"backgroundAttribution":{"x-english":"Who is thanked for the map without tiles. Left out: the sources of its Dutch part.","type":"string","minLength":1,"examples":["© Kadaster / CBS / PDOK, NDW"]},"areaLayer":{"x-english":"Areas with a permit, which the map of a request can show: a GeoJSON file in the tenant's folder, or the address of one. Left out: no such layer.","type":"string","pattern":"^(https?://\\S+|[a-z0-9-]+\\.geojson)$","examples":["https://utopia.example/gebieden.geojson"]},"realisationLayer":{"x-english":"Whether the map of a request shows the realisation processes too.","type":"boolean","examples":[false]},"importSource":{"x-english":"Import source whose charging locations tell type and phase in their popup. Left out: none does.","type":"string","examples":["import-2023"]}},"examples":[{"center":{"latitude":51.985,"longitude":5.9},"zoom":11,"bounds":[[50.7,3.2],[53.6,7.3]],"countries":["nl"]}]},"locationPickerDiameter":{"x-english":"Diameter in metres of the circle around the chosen place in which charging points are shown.","type":"integer","minimum":10,"maximum":5000,"examples":[200]},"benchmarkMenu":{"x-english":"What the benchmark can be split by.","type":"array","items":{"enum":["municipality","gridoperator","contractor","type","NumberOfChargingStations"]},"uniqueItems":true,"examples":[["municipality","gridoperator"]]},"reports":{"x-english":"Reports of this tenant, with their menu. Left out: the product's own (schemas/reports.json); a property that is left out is the product's.","type":"object","additionalProperties":false,"properties":{"menu":{"x-english":"Menu of the reports, in segments.","type":"array","minItems":1,"items":{"$ref":"#/$defs/reportSegment"},"examples":[[{"items":[{"name":"KeyMetrics","path":"key-metrics","label":"Kerncijfers","report":"key-metrics"}]}]]},"years":{"x-english":"Years of creation that reports can be limited to, besides all.","type":"array","items":{"type":"integer","minimum":2000,"maximum":2100},"uniqueItems":true,"examples":[[2021,2022,2023]]},"measures":{"x-english":"What is added up over processes, by name.","type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"$ref":"#/$defs/reportMeasure"},"examples":[{"processes":{"label":"Processen"}}]}},"examples":[{"years":[2024,2025]}]},"proactiveRounds":{"x-english":"Rounds in which charging locations were selected beforehand; leave out when the tenant has none.","type":"array","items":{"type":"string","minLength":1},"uniqueItems":true,"examples":[["2024-1","geen"]]},"canResetDateValue":{"x-english":"The planned date may be reset to Cancelled.","type":"boolean","examples":[true]},"sharedLocations":{"x-english":"Processes share the charging locations: cancelling frees the location, and restoring is refused when it is rejected or taken.","type":"boolean","examples":[true]},"loading":{"x-english":"paged: lists are loaded page by page. whole: at once.","enum":["paged","whole"],"examples":["paged"]},"syncIntervalMs":{"x-english":"Milliseconds between automatic synchronisations.","type":"integer","minimum":300000,"examples":[300000]},"manuals":{"x-english":"Menu of the manuals. Left out: the one of schemas/manuals.json. The text of a page is manuals/<slug>.md in the tenant's folder, else the product's own of schemas/manuals/.","type":"object","additionalProperties":false,"required":["segments"],"properties":{"segments":{"x-english":"Parts of the menu, each under its own heading.","type":"array","minItems":1,"items":{"x-english":"A part of the menu.","type":"object","additionalProperties":false,"required":["title","pages"],"properties":{"title":{"x-english":"Dutch heading. A part of which the reader may see no page is left out.","type":"string","minLength":1,"maxLength":60,"examples":["Voor beheerders"]},"pages":{"x-english":"Pages of the part, in their order.","type":"array","minItems":1,"items":{"$ref":"#/$defs/manualPage"},"examples":[[{"slug":"inleiding","title":"Inleiding"}]]}},"examples":[{"title":"Aan de slag","pages":[{"slug":"inleiding","title":"Inleiding"}]}]},"examples":[[{"title":"Aan de slag","pages":[{"slug":"inleiding","title":"Inleiding"}]}]]}},"examples":[{"segments":[{"title":"Aan de slag","pages":[{"slug":"inleiding","title":"Inleiding"}]}]}]},"tour":{"x-english":"Guided tour.","type":"object","additionalProperties":false,"required":["enabled"],"properties":{"enabled":{"x-english":"Shown once to every person.","type":"boolean","examples":[true]},"date":{"x-english":"Day of the tour; people who saw it earlier see it again.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","examples":["2023-05-11"]},"pages":{"x-english":"The tours of the pages, each about the page it opens on. The one of the first page with a tour comes by itself, once; the others when asked for.","type":"array","items":{"x-english":"The tour of a page.","type":"object","additionalProperties":false,"required":["helps","steps"],"properties":{"helps":{"x-english":"Beginnings of the addresses of the page, as for a manual page.","type":"array","minItems":1,"items":{"type":"string","pattern":"^/","examples":["/realisatie"]},"examples":[["/realisatie/*/*"]]},"steps":{"x-english":"What the tour tells, in order.","type":"array","minItems":1,"items":{"x-english":"A step of the tour.","type":"object","additionalProperties":false,"required":["title","text","at"],"properties":{"title":{"x-english":"Dutch heading.","type":"string","minLength":1,"examples":["Overzicht"]},"text":{"x-english":"Dutch text.","type":"string","minLength":1,"examples":["Hier vindt u alle realisatieprocessen."]},"at":{"x-english":"What it points at: the name on the page of a part, a button or a field. Not told where nothing on the page has that name.","type":"string","minLength":1,"examples":["Stappen"]},"needs":{"x-english":"Told to those who have one of these attributes. Left out: to everybody.","$ref":"#/$defs/attributes","examples":[["realisationlist"]]},"manual":{"x-english":"Slug of the manual page that tells more.","$ref":"#/$defs/pageSlug","examples":["realisatieprocessenoverzicht"]}},"examples":[{"title":"Overzicht","text":"Hier vindt u alle realisatieprocessen.","at":"Categorie"}]},"examples":[[]]}},"examples":[{"helps":["/realisatie"],"steps":[{"title":"Overzicht","text":"Hier vindt u alle processen.","at":"Categorie"}]}]},"examples":[[]]}},"examples":[{"enabled":true,"date":"2023-05-11"}]},"lists":{"x-english":"What this tenant's lists have otherwise than the product's own.","type":"object","additionalProperties":false,"properties":{"realisations":{"x-english":"The list of realisation processes.","$ref":"list.schema.json","examples":[{"pageSize":50}]},"requests":{"x-english":"The list of requests.","$ref":"list.schema.json","examples":[{"pageSize":20}]},"locations":{"x-english":"The list of charging locations.","$ref":"list.schema.json","examples":[{"pageSize":20}]}},"examples":[{"realisations":{"pageSize":50}}]},"options":{"x-english":"Option lists of the tenant's own, by name, for fields whose options are not the flow's.","type":"object","additionalProperties":{"type":"array","items":{"$ref":"section.schema.json#/$defs/option"}},"examples":[{"regions":[{"const":"noord","title":"Noord"}]}]},"texts":{"x-english":"User texts that replace the product's, by their key.","type":"object","additionalProperties":{"type":"string"},"examples":[{"navigation.requests":"Aanvragen"}]},"demo":{"x-english":"What demonstration runs add.","type":"object","additionalProperties":false,"required":["accounts"],"properties":{"accounts":{"x-english":"Accounts anybody may sign in with on a demonstration.","type":"array","items":{"x-english":"An account.","type":"object","additionalProperties":false,"required":["email","name","roles"],"properties":{"email":{"x-english":"E-mail address, the name to sign in with.","type":"string","format":"email","examples":["cpo@utopia.example"]},"name":{"x-english":"Name people read.","type":"string","minLength":1,"examples":["Demo CPO"]},"roles":{"x-english":"Per role, the geography codes it holds for, or the names of the customers; * means all.","type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/role"},"additionalProperties":{"type":"array","minItems":1,"items":{"type":"string","pattern":"^(\\*|\\d{4,5}|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} \\-,._@+!?:;/&]{0,99})$"}},"examples":[{"cpo":["*"]}]},"termsAccepted":{"x-english":"False for somebody who is to see the terms of use first.","type":"boolean","examples":[false]}},"examples":[{"email":"cpo@utopia.example","name":"Demo CPO","roles":{"cpo":["*"]}}]},"examples":[[]]}},"examples":[{"accounts":[]}]}},"$defs":{"term":{"x-english":"One term. With `days`: so many from the start of a step or from a date. Without: the date itself. `legal`: as the law says, from a date.","type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"x-english":"Dutch name.","type":"string","minLength":1,"maxLength":60,"examples":["Beoordeling"]},"starts":{"x-english":"Step with whose start the term starts; anew when the step starts anew.","type":"object","additionalProperties":false,"required":["step"],"properties":{"step":{"x-english":"Code of the step.","type":"string","minLength":1,"maxLength":8,"examples":["2"]}},"examples":[{"step":"2"}]},"from":{"x-english":"Field with the day the term rests on, instead of the start of a step.","type":"string","minLength":1,"maxLength":200,"examples":["PlannedRealisation.PlannedDate"]},"ends":{"x-english":"Step with whose completion the term ends; whoever is to act on it sees until when. Every term but a legal one has it: that ends when the decision is confirmed.","type":"object","additionalProperties":false,"required":["step"],"properties":{"step":{"x-english":"Code of the step.","type":"string","minLength":1,"maxLength":8,"examples":["2"]}},"examples":[{"step":"2"}]},"party":{"x-english":"Role that the term holds for; left out: everybody who edits the step.","type":"string","minLength":1,"maxLength":60,"examples":["municipality"]},"days":{"x-english":"How many days.","type":"integer","minimum":1,"maximum":1000,"examples":[10]},"unit":{"x-english":"Days of the calendar, or working days: without weekends and the public holidays of the tenant's first country (`map.countries`). A term of the law stays one of Dutch law.","enum":["calendar","working"],"examples":["working"]},"stops":{"x-english":"What stops the clock.","type":"array","items":{"enum":["onhold"]},"uniqueItems":true,"examples":[["onhold"]]},"extends":{"x-english":"Who may extend the term, with a reason, while it runs, and by how many days. Left out: nobody. A term without days of its own, such as one of the law, cannot be extended; one that begins anew begins without what it was extended by.","type":"object","additionalProperties":false,"required":["roles","most"],"properties":{"roles":{"x-english":"Roles that extend it, at the geography codes where they hold, of people who may read the step that the term ends with.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"most":{"x-english":"Days by which it can be extended, all extensions since it began together, in the unit of the term.","type":"integer","minimum":1,"maximum":1000,"examples":[10]}},"examples":[{"roles":["cpo"],"most":10}]},"warn":{"x-english":"Days before the end from which it stands out.","type":"integer","minimum":0,"maximum":100,"examples":[3]},"legal":{"x-english":"Law that sets the term: six weeks to object, from the day after publication (Algemene wet bestuursrecht 6:7 and 6:8, Algemene termijnenwet 1). It does not stop on hold and has no days of its own.","enum":["awb-bezwaar"],"examples":["awb-bezwaar"]}},"examples":[{"label":"Bezwaartermijn","legal":"awb-bezwaar","from":"TrafficDecision.PublicationDate"}]},"reportSegment":{"x-english":"A part of the menu of reports.","type":"object","additionalProperties":false,"required":["items"],"properties":{"label":{"x-english":"Dutch heading; none when left out.","type":"string","minLength":1,"examples":["Laadpunten"]},"items":{"x-english":"Reports, in order.","type":"array","minItems":1,"items":{"$ref":"#/$defs/reportItem"},"examples":[[{"name":"KeyMetrics","path":"key-metrics","label":"Kerncijfers","report":"key-metrics"}]]}},"examples":[{"label":"Aanvragen","items":[{"name":"KeyMetrics","path":"key-metrics","label":"Kerncijfers","report":"key-metrics"}]}]},"reportItem":{"x-english":"A report: a page with an address of its own.","type":"object","additionalProperties":false,"required":["name","path","label","report"],"properties":{"name":{"x-english":"Name of the page's route.","type":"string","pattern":"^[A-Z][A-Za-z]*$","examples":["KeyMetrics"]},"path":{"x-english":"Last word of its address.","type":"string","pattern":"^[a-z][a-z0-9-]*$","examples":["key-metrics"]},"label":{"x-english":"Dutch name, in the menu and as heading.","type":"string","minLength":1,"examples":["Kerncijfers"]},"report":{"x-english":"What it works out. key-metrics, judgements, process-status, benchmark: as they are. parties: days on which processes waited for each role, and on hold apart. planning: running processes by the month in which they are planned and expected; only where the tenant has `forecast`. totals: the tables under `tables`.","enum":["key-metrics","judgements","process-status","benchmark","parties","planning","totals"],"examples":["key-metrics"]},"access":{"x-english":"Attribute of the access map that somebody needs besides `reporting`.","$ref":"#/$defs/attributeName","examples":["customerreports"]},"planned":{"x-english":"Date field of the realisation list that has the planned day, for a report of planning.","type":"string","minLength":1,"examples":["plannedRealisation"]},"tables":{"x-english":"Tables of a report of totals.","type":"array","minItems":1,"items":{"$ref":"#/$defs/reportTable"},"examples":[[{"label":"Per regio","by":["region"],"measures":["processes"]}]]},"pageSize":{"x-english":"Rows a page.","type":"integer","minimum":1,"maximum":1000,"examples":[100]}},"examples":[{"name":"KeyMetrics","path":"key-metrics","label":"Kerncijfers","report":"key-metrics"}]},"reportTable":{"x-english":"A table of totals: a row for each value of the fields in `by`, a column for each measure. With `across` there is a column for each value of that field, and the reader chooses between the measures.","type":"object","additionalProperties":false,"required":["label","by","measures"],"properties":{"label":{"x-english":"Dutch heading.","type":"string","minLength":1,"examples":["Per regio"]},"by":{"x-english":"Fields of the realisation list that make the rows.","type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"type":"string","minLength":1},"examples":[["region"]]},"across":{"x-english":"Field of the realisation list that makes the columns.","type":"string","minLength":1,"examples":["region"]},"measures":{"x-english":"Names of measures.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1},"examples":[["processes"]]}},"examples":[{"label":"Per regio","by":["region"],"measures":["processes"]}]},"reportMeasure":{"x-english":"What is added up: processes, or numbers in them.","type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"x-english":"Dutch heading of its column.","type":"string","minLength":1,"examples":["Gevraagde laadpunten"]},"sum":{"x-english":"Paths in the record whose numbers are added up. Left out: the processes are counted.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"},"examples":[["CurrentLocation.NumberOfChargingStations"]]},"filled":{"x-english":"Path in the record; only processes with a value there count.","type":"string","pattern":"^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$","examples":["values.Progress.AllPartiesSignedDate"]}},"examples":[{"label":"Gevraagde laadpunten","sum":["values.ParkingAndChargePoints.ExtraNeedChargePoints"]}]},"attributes":{"x-english":"Attributes of the access map, of which one is enough.","type":"array","minItems":1,"items":{"$ref":"#/$defs/attribute"},"examples":[["reporting"]]},"attributeName":{"x-english":"Name of an attribute of the access map; what reports and lists name is checked with the rest of them.","type":"string","minLength":1,"examples":["export"]},"attribute":{"x-english":"Name of an attribute of the access map. The list is written by `npm run generate` out of the properties of `access`.","enum":["requestlist","requestlocations","realisationlist","locationlist","realisationbtn","requestcomment","realisationcomment","canChangeStatus","canChangeCommentStatus","canModerateComments","canConfirmTrafficDecisions","canAccessDebugger","automatedViews","generateStartDoc","admin","reporting","customerreports","eventlog","chargingpoints","manuals","export","design","publish"],"examples":["reporting"]},"pageSlug":{"x-english":"Lower-case letters, digits and hyphens.","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":80,"examples":["inleiding"]},"manualPage":{"x-english":"A page of the manuals.","type":"object","additionalProperties":false,"required":["slug","title"],"properties":{"slug":{"x-english":"Name of the page in its address, and of its file without .md.","$ref":"#/$defs/pageSlug","examples":["inleiding"]},"title":{"x-english":"Dutch title, in the menu and above the page.","type":"string","minLength":1,"maxLength":80,"examples":["Inleiding"]},"needs":{"x-english":"Attributes of which the reader needs one, besides manuals. Left out: none.","$ref":"#/$defs/attributes","examples":[["reporting"]]},"aliases":{"x-english":"Other slugs that lead to the page.","type":"array","items":{"$ref":"#/$defs/pageSlug"},"examples":[["welkom"]]},"helps":{"x-english":"Addresses on which the help sign leads to the page: those that begin so, * for any one part. The longest that fits counts.","type":"array","items":{"type":"string","pattern":"^(/|(/[a-z0-9*-]+)+)$","maxLength":100},"examples":[["/aanvragen/*"]]}},"examples":[{"slug":"inleiding","title":"Inleiding"}]},"slug":{"x-english":"Lower-case letters, digits and hyphens.","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["utopia"]},"geographyCode":{"x-english":"Official code of a municipality: four digits in the Netherlands, five in Belgium.","type":"string","pattern":"^\\d{4,5}$","examples":["0202"]},"stakeholderSlug":{"x-english":"Category and name of a stakeholder.","type":"string","pattern":"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$","maxLength":120,"examples":["gridoperator|liander"]},"colour":{"x-english":"Colour as #RRGGBB.","type":"string","pattern":"^#[0-9A-Fa-f]{6}$","examples":["#00A19A"]},"theme":{"x-english":"Colours and logo.","type":"object","additionalProperties":false,"required":["brand","action","logo","logoAlt"],"properties":{"brand":{"x-english":"Colour of the strip and the logo.","$ref":"#/$defs/colour","examples":["#00A19A"]},"action":{"x-english":"Colour of buttons, links and controls.","$ref":"#/$defs/colour","examples":["#0B5C78"]},"logo":{"x-english":"File in the tenant's folder.","type":"string","pattern":"^[a-z0-9-]+\\.(svg|png)$","examples":["logo.svg"]},"logoAlt":{"x-english":"Dutch text of the logo for those who cannot see it.","type":"string","minLength":1,"examples":["Utopia"]},"logoWidth":{"x-english":"Width of the logo in the bar, in pixels.","type":"integer","minimum":20,"maximum":400,"examples":[130]},"imageWidth":{"x-english":"Width of the tenant's image on the start document, in pixels of 1/96 inch. Left out: as its height of 32 gives.","type":"integer","minimum":20,"maximum":400,"examples":[160]}},"examples":[{"brand":"#00A19A","action":"#0B5C78","logo":"logo.svg","logoAlt":"Utopia"}]},"reason":{"x-english":"A reason.","type":"object","additionalProperties":false,"required":["value","text"],"properties":{"value":{"x-english":"Stored value.","type":"string","minLength":1,"examples":["other"]},"text":{"x-english":"Dutch label.","type":"string","minLength":1,"examples":["Overig"]},"automatic":{"x-english":"Valid, but only the system gives it; people are not offered it.","type":"boolean","examples":[true]}},"examples":[{"value":"other","text":"Overig"}]},"listEntry":{"x-english":"An entry of a list that administrators manage.","type":"object","additionalProperties":false,"required":["uuid","label","enabled"],"properties":{"uuid":{"x-english":"Constant for the life of the entry.","$ref":"flow.schema.json#/$defs/uuid","examples":["1d19b69a-d9cb-4d1d-94b4-28944cb4301c"]},"label":{"x-english":"Dutch label.","type":"string","minLength":1,"maxLength":60,"examples":["Aannemer Oost"]},"enabled":{"x-english":"Offered.","type":"boolean","examples":[true]},"deleted_at":{"x-english":"Instant of removal in milliseconds since 1970, or null.","type":["integer","null"],"examples":[null]},"request":{"x-english":"Of a tag: it may be given to requests.","type":"boolean","examples":[true]},"process":{"x-english":"Of a tag: it may be given to processes.","type":"boolean","examples":[true]}},"examples":[{"uuid":"1d19b69a-d9cb-4d1d-94b4-28944cb4301c","label":"Aannemer Oost","enabled":true}]}}};
const schema130 = {"x-english":"Lower-case letters, digits and hyphens.","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["utopia"]};
const schema138 = {"x-english":"A reason.","type":"object","additionalProperties":false,"required":["value","text"],"properties":{"value":{"x-english":"Stored value.","type":"string","minLength":1,"examples":["other"]},"text":{"x-english":"Dutch label.","type":"string","minLength":1,"examples":["Overig"]},"automatic":{"x-english":"Valid, but only the system gives it; people are not offered it.","type":"boolean","examples":[true]}},"examples":[{"value":"other","text":"Overig"}]};
const schema169 = {"x-english":"Official code of a municipality: four digits in the Netherlands, five in Belgium.","type":"string","pattern":"^\\d{4,5}$","examples":["0202"]};
const schema172 = {"x-english":"Category and name of a stakeholder.","type":"string","pattern":"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$","maxLength":120,"examples":["gridoperator|liander"]};
const schema182 = {"x-english":"What is added up: processes, or numbers in them.","type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"x-english":"Dutch heading of its column.","type":"string","minLength":1,"examples":["Gevraagde laadpunten"]},"sum":{"x-english":"Paths in the record whose numbers are added up. Left out: the processes are counted.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"},"examples":[["CurrentLocation.NumberOfChargingStations"]]},"filled":{"x-english":"Path in the record; only processes with a value there count.","type":"string","pattern":"^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$","examples":["values.Progress.AllPartiesSignedDate"]}},"examples":[{"label":"Gevraagde laadpunten","sum":["values.ParkingAndChargePoints.ExtraNeedChargePoints"]}]};
const schema184 = {"x-english":"Lower-case letters, digits and hyphens.","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":80,"examples":["inleiding"]};
const pattern64 = new RegExp("^$|^https?://", "u");
const pattern65 = new RegExp("^https://\\S+$", "u");
const pattern70 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const pattern71 = new RegExp("\\S", "u");
const pattern72 = new RegExp("^[A-Za-z][A-Za-z0-9-]{1,39}$", "u");
const pattern74 = new RegExp("^[a-z]+$", "u");
const pattern78 = new RegExp("^\\d{4,5}$", "u");
const pattern81 = new RegExp("^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$", "u");
const pattern86 = new RegExp("^(https?://\\S+|[a-z0-9-]+\\.geojson)$", "u");
const pattern89 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const pattern90 = new RegExp("^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$", "u");
const pattern95 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const pattern96 = new RegExp("^/", "u");
const pattern108 = new RegExp("^(\\*|\\d{4,5}|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} \\-,._@+!?:;/&]{0,99})$", "u");
const schema131 = {"x-english":"Colours and logo.","type":"object","additionalProperties":false,"required":["brand","action","logo","logoAlt"],"properties":{"brand":{"x-english":"Colour of the strip and the logo.","$ref":"#/$defs/colour","examples":["#00A19A"]},"action":{"x-english":"Colour of buttons, links and controls.","$ref":"#/$defs/colour","examples":["#0B5C78"]},"logo":{"x-english":"File in the tenant's folder.","type":"string","pattern":"^[a-z0-9-]+\\.(svg|png)$","examples":["logo.svg"]},"logoAlt":{"x-english":"Dutch text of the logo for those who cannot see it.","type":"string","minLength":1,"examples":["Utopia"]},"logoWidth":{"x-english":"Width of the logo in the bar, in pixels.","type":"integer","minimum":20,"maximum":400,"examples":[130]},"imageWidth":{"x-english":"Width of the tenant's image on the start document, in pixels of 1/96 inch. Left out: as its height of 32 gives.","type":"integer","minimum":20,"maximum":400,"examples":[160]}},"examples":[{"brand":"#00A19A","action":"#0B5C78","logo":"logo.svg","logoAlt":"Utopia"}]};
const schema132 = {"x-english":"Colour as #RRGGBB.","type":"string","pattern":"^#[0-9A-Fa-f]{6}$","examples":["#00A19A"]};
const pattern66 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");
const pattern68 = new RegExp("^[a-z0-9-]+\\.(svg|png)$", "u");

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.brand === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.action === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.logo === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.logoAlt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logoAlt"},message:"must have required property '"+"logoAlt"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "brand") || (key0 === "action")) || (key0 === "logo")) || (key0 === "logoAlt")) || (key0 === "logoWidth")) || (key0 === "imageWidth"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.brand !== undefined){
let data0 = data.brand;
if(typeof data0 === "string"){
if(!pattern66.test(data0)){
const err5 = {instancePath:instancePath+"/brand",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\"",schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema132,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/brand",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema132.type,parentSchema:schema132,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.action !== undefined){
let data1 = data.action;
if(typeof data1 === "string"){
if(!pattern66.test(data1)){
const err7 = {instancePath:instancePath+"/action",schemaPath:"#/$defs/colour/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\"",schema:"^#[0-9A-Fa-f]{6}$",parentSchema:schema132,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/action",schemaPath:"#/$defs/colour/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema132.type,parentSchema:schema132,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.logo !== undefined){
let data2 = data.logo;
if(typeof data2 === "string"){
if(!pattern68.test(data2)){
const err9 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+\\.(svg|png)$"},message:"must match pattern \""+"^[a-z0-9-]+\\.(svg|png)$"+"\"",schema:"^[a-z0-9-]+\\.(svg|png)$",parentSchema:schema131.properties.logo,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.logo.type,parentSchema:schema131.properties.logo,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.logoAlt !== undefined){
let data3 = data.logoAlt;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err11 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema131.properties.logoAlt,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.logoAlt.type,parentSchema:schema131.properties.logoAlt,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.logoWidth !== undefined){
let data4 = data.logoWidth;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err13 = {instancePath:instancePath+"/logoWidth",schemaPath:"#/properties/logoWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema131.properties.logoWidth.type,parentSchema:schema131.properties.logoWidth,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 400 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/logoWidth",schemaPath:"#/properties/logoWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400},message:"must be <= 400",schema:400,parentSchema:schema131.properties.logoWidth,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 20 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/logoWidth",schemaPath:"#/properties/logoWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20},message:"must be >= 20",schema:20,parentSchema:schema131.properties.logoWidth,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.imageWidth !== undefined){
let data5 = data.imageWidth;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err16 = {instancePath:instancePath+"/imageWidth",schemaPath:"#/properties/imageWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema131.properties.imageWidth.type,parentSchema:schema131.properties.imageWidth,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 400 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/imageWidth",schemaPath:"#/properties/imageWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400},message:"must be <= 400",schema:400,parentSchema:schema131.properties.imageWidth,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 20 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/imageWidth",schemaPath:"#/properties/imageWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20},message:"must be >= 20",schema:20,parentSchema:schema131.properties.imageWidth,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((((((((data0 === "cpo") || (data0 === "municipality")) || (data0 === "admin")) || (data0 === "developer")) || (data0 === "rvb")) || (data0 === "customer")) || (data0 === "caseworker")) || (data0 === "caseviewer")) || (data0 === "guest"))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"condition.schema.json#/$defs/role/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values",schema:schema50.enum,parentSchema:schema50,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data[i1], data[j0])){
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema137 = {"x-english":"One term. With `days`: so many from the start of a step or from a date. Without: the date itself. `legal`: as the law says, from a date.","type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"x-english":"Dutch name.","type":"string","minLength":1,"maxLength":60,"examples":["Beoordeling"]},"starts":{"x-english":"Step with whose start the term starts; anew when the step starts anew.","type":"object","additionalProperties":false,"required":["step"],"properties":{"step":{"x-english":"Code of the step.","type":"string","minLength":1,"maxLength":8,"examples":["2"]}},"examples":[{"step":"2"}]},"from":{"x-english":"Field with the day the term rests on, instead of the start of a step.","type":"string","minLength":1,"maxLength":200,"examples":["PlannedRealisation.PlannedDate"]},"ends":{"x-english":"Step with whose completion the term ends; whoever is to act on it sees until when. Every term but a legal one has it: that ends when the decision is confirmed.","type":"object","additionalProperties":false,"required":["step"],"properties":{"step":{"x-english":"Code of the step.","type":"string","minLength":1,"maxLength":8,"examples":["2"]}},"examples":[{"step":"2"}]},"party":{"x-english":"Role that the term holds for; left out: everybody who edits the step.","type":"string","minLength":1,"maxLength":60,"examples":["municipality"]},"days":{"x-english":"How many days.","type":"integer","minimum":1,"maximum":1000,"examples":[10]},"unit":{"x-english":"Days of the calendar, or working days: without weekends and the public holidays of the tenant's first country (`map.countries`). A term of the law stays one of Dutch law.","enum":["calendar","working"],"examples":["working"]},"stops":{"x-english":"What stops the clock.","type":"array","items":{"enum":["onhold"]},"uniqueItems":true,"examples":[["onhold"]]},"extends":{"x-english":"Who may extend the term, with a reason, while it runs, and by how many days. Left out: nobody. A term without days of its own, such as one of the law, cannot be extended; one that begins anew begins without what it was extended by.","type":"object","additionalProperties":false,"required":["roles","most"],"properties":{"roles":{"x-english":"Roles that extend it, at the geography codes where they hold, of people who may read the step that the term ends with.","$ref":"section.schema.json#/$defs/roles","examples":[["cpo"]]},"most":{"x-english":"Days by which it can be extended, all extensions since it began together, in the unit of the term.","type":"integer","minimum":1,"maximum":1000,"examples":[10]}},"examples":[{"roles":["cpo"],"most":10}]},"warn":{"x-english":"Days before the end from which it stands out.","type":"integer","minimum":0,"maximum":100,"examples":[3]},"legal":{"x-english":"Law that sets the term: six weeks to object, from the day after publication (Algemene wet bestuursrecht 6:7 and 6:8, Algemene termijnenwet 1). It does not stop on hold and has no days of its own.","enum":["awb-bezwaar"],"examples":["awb-bezwaar"]}},"examples":[{"label":"Bezwaartermijn","legal":"awb-bezwaar","from":"TrafficDecision.PublicationDate"}]};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema137.required,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema137.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err2 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema137.properties.label,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema137.properties.label,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema137.properties.label.type,parentSchema:schema137.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.starts !== undefined){
let data1 = data.starts;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.step === undefined){
const err5 = {instancePath:instancePath+"/starts",schemaPath:"#/properties/starts/required",keyword:"required",params:{missingProperty: "step"},message:"must have required property '"+"step"+"'",schema:schema137.properties.starts.required,parentSchema:schema137.properties.starts,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!(key1 === "step")){
const err6 = {instancePath:instancePath+"/starts",schemaPath:"#/properties/starts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema137.properties.starts,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.step !== undefined){
let data2 = data1.step;
if(typeof data2 === "string"){
if(func1(data2) > 8){
const err7 = {instancePath:instancePath+"/starts/step",schemaPath:"#/properties/starts/properties/step/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters",schema:8,parentSchema:schema137.properties.starts.properties.step,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/starts/step",schemaPath:"#/properties/starts/properties/step/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema137.properties.starts.properties.step,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/starts/step",schemaPath:"#/properties/starts/properties/step/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema137.properties.starts.properties.step.type,parentSchema:schema137.properties.starts.properties.step,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/starts",schemaPath:"#/properties/starts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema137.properties.starts.type,parentSchema:schema137.properties.starts,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.from !== undefined){
let data3 = data.from;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema137.properties.from,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema137.properties.from,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema137.properties.from.type,parentSchema:schema137.properties.from,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ends !== undefined){
let data4 = data.ends;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.step === undefined){
const err14 = {instancePath:instancePath+"/ends",schemaPath:"#/properties/ends/required",keyword:"required",params:{missingProperty: "step"},message:"must have required property '"+"step"+"'",schema:schema137.properties.ends.required,parentSchema:schema137.properties.ends,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data4){
if(!(key2 === "step")){
const err15 = {instancePath:instancePath+"/ends",schemaPath:"#/properties/ends/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema137.properties.ends,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.step !== undefined){
let data5 = data4.step;
if(typeof data5 === "string"){
if(func1(data5) > 8){
const err16 = {instancePath:instancePath+"/ends/step",schemaPath:"#/properties/ends/properties/step/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters",schema:8,parentSchema:schema137.properties.ends.properties.step,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data5) < 1){
const err17 = {instancePath:instancePath+"/ends/step",schemaPath:"#/properties/ends/properties/step/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema137.properties.ends.properties.step,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/ends/step",schemaPath:"#/properties/ends/properties/step/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema137.properties.ends.properties.step.type,parentSchema:schema137.properties.ends.properties.step,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema137.properties.ends.type,parentSchema:schema137.properties.ends,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.party !== undefined){
let data6 = data.party;
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err20 = {instancePath:instancePath+"/party",schemaPath:"#/properties/party/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema137.properties.party,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data6) < 1){
const err21 = {instancePath:instancePath+"/party",schemaPath:"#/properties/party/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema137.properties.party,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/party",schemaPath:"#/properties/party/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema137.properties.party.type,parentSchema:schema137.properties.party,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.days !== undefined){
let data7 = data.days;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err23 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema137.properties.days.type,parentSchema:schema137.properties.days,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 1000 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema137.properties.days,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema137.properties.days,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.unit !== undefined){
let data8 = data.unit;
if(!((data8 === "calendar") || (data8 === "working"))){
const err26 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema137.properties.unit.enum},message:"must be equal to one of the allowed values",schema:schema137.properties.unit.enum,parentSchema:schema137.properties.unit,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.stops !== undefined){
let data9 = data.stops;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(!(data10 === "onhold")){
const err27 = {instancePath:instancePath+"/stops/" + i0,schemaPath:"#/properties/stops/items/enum",keyword:"enum",params:{allowedValues: schema137.properties.stops.items.enum},message:"must be equal to one of the allowed values",schema:schema137.properties.stops.items.enum,parentSchema:schema137.properties.stops.items,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data9[i1], data9[j0])){
const err28 = {instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema137.properties.stops,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema137.properties.stops.type,parentSchema:schema137.properties.stops,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.extends !== undefined){
let data11 = data.extends;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.roles === undefined){
const err30 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'",schema:schema137.properties.extends.required,parentSchema:schema137.properties.extends,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.most === undefined){
const err31 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/required",keyword:"required",params:{missingProperty: "most"},message:"must have required property '"+"most"+"'",schema:schema137.properties.extends.required,parentSchema:schema137.properties.extends,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key3 in data11){
if(!((key3 === "roles") || (key3 === "most"))){
const err32 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema137.properties.extends,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.roles !== undefined){
if(!(validate91(data11.roles, {instancePath:instancePath+"/extends/roles",parentData:data11,parentDataProperty:"roles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data11.most !== undefined){
let data13 = data11.most;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err33 = {instancePath:instancePath+"/extends/most",schemaPath:"#/properties/extends/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema137.properties.extends.properties.most.type,parentSchema:schema137.properties.extends.properties.most,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 1000 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/extends/most",schemaPath:"#/properties/extends/properties/most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema137.properties.extends.properties.most,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/extends/most",schemaPath:"#/properties/extends/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema137.properties.extends.properties.most,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema137.properties.extends.type,parentSchema:schema137.properties.extends,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.warn !== undefined){
let data14 = data.warn;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err37 = {instancePath:instancePath+"/warn",schemaPath:"#/properties/warn/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema137.properties.warn.type,parentSchema:schema137.properties.warn,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 100 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/warn",schemaPath:"#/properties/warn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema137.properties.warn,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/warn",schemaPath:"#/properties/warn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema137.properties.warn,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.legal !== undefined){
let data15 = data.legal;
if(!(data15 === "awb-bezwaar")){
const err40 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/enum",keyword:"enum",params:{allowedValues: schema137.properties.legal.enum},message:"must be equal to one of the allowed values",schema:schema137.properties.legal.enum,parentSchema:schema137.properties.legal,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema137.type,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema140 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-english":"How requests come into a tenant, and what their page tells of them.","type":"object","additionalProperties":false,"properties":{"normaliser":{"x-english":"How the requests of this tenant's sources are read. Only what differs from the shared normaliser.","$ref":"#/$defs/normaliser","examples":[{"fields":{"externalRef":{"from":["Kenmerk"]}}}]},"information":{"x-english":"Tables on the page of a request, in order. Left out: the product's own, schemas/request-information.json.","type":"array","minItems":1,"items":{"$ref":"#/$defs/informationTable"},"examples":[[{"title":"Aanvrager","rows":[{"label":"Naam","field":"contact.name"}]}]]}},"$defs":{"normaliser":{"x-english":"Reads requests of other shapes into the one that is stored.","type":"object","additionalProperties":false,"properties":{"fields":{"x-english":"Per field as it is stored, where a source has it. What is named here goes before the shared rule of the field; an empty list of places: it is never read.","$ref":"request-fields.schema.json#/$defs/requestFields","examples":[{"contact.email":{"from":["E-mailadres"]}}]},"judgements":{"x-english":"Where judgements are, the first place that holds any: one, or a list of which the latest counts. In place of the shared ones. \".\" is the request itself, for a source that has its judgement beside the other fields.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["judgement"]]}},"examples":[{"fields":{"externalRef":{"from":["Kenmerk"]}},"judgements":["."]}]},"sourcePath":{"x-english":"A place in a request as the source has it.","type":"string","minLength":1,"maxLength":120,"examples":["contact.email"]},"plainRule":{"x-english":"A field that is read as it is.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["contact.email","E-mailadres"]]}},"examples":[{"from":["contact.email"]}]},"textRule":{"x-english":"A text.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["contact.email","E-mailadres"]]},"values":{"x-english":"What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.","type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"type":["string","null"],"maxLength":4000},"examples":[{"dhr":"de heer","n.v.t.":null}]}},"examples":[{"from":["aanhef"],"values":{"dhr":"de heer"}}]},"flagRule":{"x-english":"A yes or no. Understood without being named: true and false, ja and nee, yes and no, 1 and 0.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["contact.email","E-mailadres"]]},"values":{"x-english":"What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.","type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"type":["boolean","null"]},"examples":[{"aanwezig":true,"onbekend":null}]}},"examples":[{"from":["vergunning"],"values":{"aanwezig":true}}]},"statusRule":{"x-english":"A status.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["contact.email","E-mailadres"]]},"values":{"x-english":"What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.","type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"enum":[2,3,4,5,null]},"examples":[{"nieuw":2,"toegekend":3}]}},"examples":[{"from":["status"],"values":{"nieuw":2}}]},"timeslotRule":{"x-english":"A timeslot.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["contact.email","E-mailadres"]]},"values":{"x-english":"What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.","type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"enum":[0,1,2,3,null]},"examples":[{"nacht":0}]}},"examples":[{"from":["laadmoment"],"values":{"nacht":0}}]},"filesRule":{"x-english":"A list of files: uuids, or objects that hold one.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["contact.email","E-mailadres"]]},"item":{"x-english":"Name of the uuid in an object of the list.","type":"string","minLength":1,"maxLength":60,"examples":["uuid"]},"where":{"x-english":"Of the objects of the list only those with this value under this name, where one list holds the files of every category; or the list under this value, where an object has one for each category.","type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"x-english":"Name in an object of the list.","type":"string","minLength":1,"maxLength":60,"examples":["category"]},"value":{"x-english":"Its value.","type":"string","minLength":1,"maxLength":120,"examples":["vehicle"]}},"examples":[{"name":"category","value":"vehicle"}]}},"examples":[{"from":["files"],"where":{"name":"category","value":"vehicle"}}]},"informationTable":{"x-english":"A table on the page of a request.","type":"object","additionalProperties":false,"required":["title","rows"],"properties":{"title":{"x-english":"Dutch heading.","type":"string","minLength":1,"examples":["Aanvrager"]},"rows":{"x-english":"Its rows, in order.","type":"array","minItems":1,"items":{"$ref":"#/$defs/informationRow"},"examples":[[{"label":"Naam","field":"contact.name"}]]}},"examples":[{"title":"Aanvrager","rows":[{"label":"Naam","field":"contact.name"}]}]},"informationRow":{"x-english":"A row of a table on the page of a request.","type":"object","additionalProperties":false,"required":["label","field"],"properties":{"label":{"x-english":"Dutch name of what stands in it.","type":"string","minLength":1,"examples":["E-mail"]},"field":{"x-english":"What of the request it shows.","$ref":"request-fields.schema.json#/$defs/informationField","examples":["contact.email"]},"kind":{"x-english":"How it is written: a text, an instant, a day, yes or no, a number, the hours of a timeslot, the hours of the parts of the day, or a text that can be written or called to. A missing instant or day is 'Onbekend'. Left out: as the attribute is, and anything else as a text.","enum":["text","date","day","flag","number","timeslot","hours","email","phone"],"examples":["email"]}},"examples":[{"label":"E-mail","field":"contact.email","kind":"email"}]}}};
const schema141 = {"x-english":"Reads requests of other shapes into the one that is stored.","type":"object","additionalProperties":false,"properties":{"fields":{"x-english":"Per field as it is stored, where a source has it. What is named here goes before the shared rule of the field; an empty list of places: it is never read.","$ref":"request-fields.schema.json#/$defs/requestFields","examples":[{"contact.email":{"from":["E-mailadres"]}}]},"judgements":{"x-english":"Where judgements are, the first place that holds any: one, or a list of which the latest counts. In place of the shared ones. \".\" is the request itself, for a source that has its judgement beside the other fields.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["judgement"]]}},"examples":[{"fields":{"externalRef":{"from":["Kenmerk"]}},"judgements":["."]}]};
const schema145 = {"x-english":"A place in a request as the source has it.","type":"string","minLength":1,"maxLength":120,"examples":["contact.email"]};
const schema143 = {"x-english":"Per field as it is stored, where a source has it. What is named here goes before the shared rule of the field; an empty list of places: it is never read.","type":"object","additionalProperties":false,"properties":{"externalRef":{"x-english":"The source's own reference; tells the request from every other one of the tenant.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["externalRef","ref"]}]},"status":{"x-english":"Number of the status: 2 open, 3 accepted, 4 rejected, 5 removed.","$ref":"requests.schema.json#/$defs/statusRule","examples":[{"from":["status.id","status"]}]},"geographyCode":{"x-english":"Code or name of the municipality.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["geographyCode","municipalityCode"]}]},"coordinates.lat":{"x-english":"Latitude, degrees.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["coordinates.lat","coordinates.latitude"]}]},"coordinates.lng":{"x-english":"Longitude, degrees.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["coordinates.lng","coordinates.lon"]}]},"coordinates.nomatch":{"x-english":"The address was looked up, and nothing was found.","$ref":"requests.schema.json#/$defs/flagRule","examples":[{"from":["coordinates.nomatch"]}]},"submitted_at":{"x-english":"When the applicant sent it.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["submitted_at","submittedAt"]}]},"created_at":{"x-english":"When the source made it.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["created_at","createdAt"]}]},"processed_at":{"x-english":"When it was judged.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["processed_at","processedAt"]}]},"judgement.id":{"x-english":"Number of the status that a judgement gave; with 2 it is none. Read inside a judgement.","$ref":"requests.schema.json#/$defs/statusRule","examples":[{"from":["id.id","id"]}]},"judgement.reason":{"x-english":"Reason of a judgement: its value or its text. Read inside a judgement.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["reason.value","reason"]}]},"judgement.remarks":{"x-english":"Words of the judge. Read inside a judgement.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["remarks","remark"]}]},"judgement.processed_at":{"x-english":"When a judgement was given; the latest one counts. Read inside a judgement.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["processed_at","processedAt"]}]},"address.street":{"x-english":"Street of the place that is asked for.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["address.street"]}]},"address.streetNumber":{"x-english":"House number; a suffix behind it is taken apart.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["address.streetNumber","address.streetnumber"]}]},"address.streetNumberSuffix":{"x-english":"Suffix of the house number.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["address.streetNumberSuffix","address.streetsuffix"]}]},"address.postalCode":{"x-english":"Postal code.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["address.postalCode","address.postalcode"]}]},"address.city":{"x-english":"City.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["address.city","search.city"]}]},"address.country":{"x-english":"Country.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["address.country"]}]},"address.municipality":{"x-english":"Name of the municipality; without it, that of the code.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["address.municipality"]}]},"contact.name":{"x-english":"Full name.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.name","summary.name"]}]},"contact.phone":{"x-english":"Telephone number.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.phone","contact.telephone"]}]},"contact.email":{"x-english":"E-mail address.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.email"]}]},"contact.initials":{"x-english":"Initials.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.initials"]}]},"contact.surname":{"x-english":"Surname.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.surname"]}]},"contact.title":{"x-english":"Form of address.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.title"]}]},"contact.firstname":{"x-english":"First name.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.firstname","contact.firstName"]}]},"contact.street":{"x-english":"Street where the applicant lives.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.street"]}]},"contact.streetnumber":{"x-english":"House number of the applicant.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.streetnumber","contact.streetNumber"]}]},"contact.streetsuffix":{"x-english":"Suffix of it.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.streetsuffix","contact.streetNumberSuffix"]}]},"contact.postalCode":{"x-english":"Postal code of the applicant.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.postalCode","contact.postalcode"]}]},"contact.city":{"x-english":"City of the applicant.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.city"]}]},"contact.municipality":{"x-english":"Municipality of the applicant.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["contact.municipality"]}]},"additional.vehicle.brand":{"x-english":"Brand of the vehicle, as said with the request.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["additional.vehicle.brand","vehicle.brand"]}]},"additional.vehicle.model":{"x-english":"Model of the vehicle, as said with the request.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["additional.vehicle.model","vehicle.model"]}]},"additional.vehicle.purchaseDate":{"x-english":"Day the vehicle was or will be bought.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["additional.vehicle.purchaseDate","vehicle.purchaseDate"]}]},"additional.parkingspot.permit":{"x-english":"Has a parking permit.","$ref":"requests.schema.json#/$defs/flagRule","examples":[{"from":["additional.parkingspot.permit","softrequirements.parkingpermit"]}]},"additional.parkingspot.reservedspot":{"x-english":"Has a parking space of his or her own.","$ref":"requests.schema.json#/$defs/flagRule","examples":[{"from":["additional.parkingspot.reservedspot","softrequirements.parkingspot"]}]},"additional.context.chargingtime.night":{"x-english":"Charges at night.","$ref":"requests.schema.json#/$defs/flagRule","examples":[{"from":["additional.context.chargingtime.night"]}]},"additional.context.chargingtime.morning":{"x-english":"Charges in the morning.","$ref":"requests.schema.json#/$defs/flagRule","examples":[{"from":["additional.context.chargingtime.morning"]}]},"additional.context.chargingtime.afternoon":{"x-english":"Charges in the afternoon.","$ref":"requests.schema.json#/$defs/flagRule","examples":[{"from":["additional.context.chargingtime.afternoon"]}]},"additional.context.chargingtime.evening":{"x-english":"Charges in the evening.","$ref":"requests.schema.json#/$defs/flagRule","examples":[{"from":["additional.context.chargingtime.evening"]}]},"additional.location":{"x-english":"The applicant's words on where the charging point should come.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["additional.location"]}]},"additional.dossierID":{"x-english":"Number of the dossier at the source.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["additional.dossierID","additional.dossierId"]}]},"vehicle.brand":{"x-english":"Brand of the vehicle.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["vehicle.brand","additional.vehicle.brand"]}]},"vehicle.model":{"x-english":"Model of the vehicle.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["vehicle.model","additional.vehicle.model"]}]},"vehicle.numberplate":{"x-english":"Number plate.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["vehicle.numberplate","vehicle.licensePlate"]}]},"softrequirements.parkingpermit":{"x-english":"Has the parking permit that the tenant asks for.","$ref":"requests.schema.json#/$defs/flagRule","examples":[{"from":["softrequirements.parkingpermit","additional.parkingspot.permit"]}]},"softrequirements.parkingspot":{"x-english":"Has no parking space but the street, or has one: as the source means it.","$ref":"requests.schema.json#/$defs/flagRule","examples":[{"from":["softrequirements.parkingspot","additional.parkingspot.reservedspot"]}]},"docs.vehicle":{"x-english":"Files about the vehicle.","$ref":"requests.schema.json#/$defs/filesRule","examples":[{"from":["docs.vehicle","Files.vehicle"]}]},"docs.parkingspot":{"x-english":"Files about the parking space.","$ref":"requests.schema.json#/$defs/filesRule","examples":[{"from":["docs.parkingspot","Files.parkingspot"]}]},"Tags":{"x-english":"Tags, by uuid or label.","$ref":"requests.schema.json#/$defs/plainRule","examples":[{"from":["Tags","tags"]}]},"raw.remarks":{"x-english":"The applicant's remarks.","$ref":"requests.schema.json#/$defs/textRule","examples":[{"from":["raw.remarks","raw.baseData.remarks"]}]},"raw.timeslot":{"x-english":"Number of the hours in which the applicant mostly charges.","$ref":"requests.schema.json#/$defs/timeslotRule","examples":[{"from":["raw.timeslot","timeslot"]}]}}};
const schema144 = {"x-english":"A field that is read as it is.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["contact.email","E-mailadres"]]}},"examples":[{"from":["contact.email"]}]};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema144.required,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "from")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema144.properties.from,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err3 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema145.type,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data0[i1], data0[j0])){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema144.properties.from,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema144.properties.from.type,parentSchema:schema144.properties.from,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema146 = {"x-english":"A status.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["contact.email","E-mailadres"]]},"values":{"x-english":"What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.","type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"enum":[2,3,4,5,null]},"examples":[{"nieuw":2,"toegekend":3}]}},"examples":[{"from":["status"],"values":{"nieuw":2}}]};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema146.required,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "from") || (key0 === "values"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema146.properties.from,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err3 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema145.type,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data0[i1], data0[j0])){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema146.properties.from,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema146.properties.from.type,parentSchema:schema146.properties.from,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.values !== undefined){
let data2 = data.values;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs9 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 120){
const err8 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema146.properties.values.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(key1) < 1){
const err9 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema146.properties.values.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid5 = _errs9 === errors;
if(!valid5){
const err10 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema146.properties.values.propertyNames,parentSchema:schema146.properties.values,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key2 in data2){
let data3 = data2[key2];
if(!(((((data3 === 2) || (data3 === 3)) || (data3 === 4)) || (data3 === 5)) || (data3 === null))){
const err11 = {instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema146.properties.values.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:schema146.properties.values.additionalProperties.enum,parentSchema:schema146.properties.values.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema146.properties.values.type,parentSchema:schema146.properties.values,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema146.type,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema148 = {"x-english":"A yes or no. Understood without being named: true and false, ja and nee, yes and no, 1 and 0.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["contact.email","E-mailadres"]]},"values":{"x-english":"What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.","type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"type":["boolean","null"]},"examples":[{"aanwezig":true,"onbekend":null}]}},"examples":[{"from":["vergunning"],"values":{"aanwezig":true}}]};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "from") || (key0 === "values"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema148.properties.from,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err3 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema145.type,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data0[i1], data0[j0])){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema148.properties.from,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema148.properties.from.type,parentSchema:schema148.properties.from,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.values !== undefined){
let data2 = data.values;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs9 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 120){
const err8 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema148.properties.values.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(key1) < 1){
const err9 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema148.properties.values.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid5 = _errs9 === errors;
if(!valid5){
const err10 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema148.properties.values.propertyNames,parentSchema:schema148.properties.values,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key2 in data2){
let data3 = data2[key2];
if((typeof data3 !== "boolean") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/type",keyword:"type",params:{type: schema148.properties.values.additionalProperties.type},message:"must be boolean,null",schema:schema148.properties.values.additionalProperties.type,parentSchema:schema148.properties.values.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema148.properties.values.type,parentSchema:schema148.properties.values,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema148.type,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema150 = {"x-english":"A text.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["contact.email","E-mailadres"]]},"values":{"x-english":"What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.","type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"type":["string","null"],"maxLength":4000},"examples":[{"dhr":"de heer","n.v.t.":null}]}},"examples":[{"from":["aanhef"],"values":{"dhr":"de heer"}}]};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema150.required,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "from") || (key0 === "values"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema150.properties.from,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err3 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema145.type,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data0[i1], data0[j0])){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema150.properties.from,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema150.properties.from.type,parentSchema:schema150.properties.from,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.values !== undefined){
let data2 = data.values;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs9 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 120){
const err8 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema150.properties.values.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(key1) < 1){
const err9 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema150.properties.values.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid5 = _errs9 === errors;
if(!valid5){
const err10 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema150.properties.values.propertyNames,parentSchema:schema150.properties.values,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key2 in data2){
let data3 = data2[key2];
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/type",keyword:"type",params:{type: schema150.properties.values.additionalProperties.type},message:"must be string,null",schema:schema150.properties.values.additionalProperties.type,parentSchema:schema150.properties.values.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 4000){
const err12 = {instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters",schema:4000,parentSchema:schema150.properties.values.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema150.properties.values.type,parentSchema:schema150.properties.values,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema150.type,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema152 = {"x-english":"A list of files: uuids, or objects that hold one.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["contact.email","E-mailadres"]]},"item":{"x-english":"Name of the uuid in an object of the list.","type":"string","minLength":1,"maxLength":60,"examples":["uuid"]},"where":{"x-english":"Of the objects of the list only those with this value under this name, where one list holds the files of every category; or the list under this value, where an object has one for each category.","type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"x-english":"Name in an object of the list.","type":"string","minLength":1,"maxLength":60,"examples":["category"]},"value":{"x-english":"Its value.","type":"string","minLength":1,"maxLength":120,"examples":["vehicle"]}},"examples":[{"name":"category","value":"vehicle"}]}},"examples":[{"from":["files"],"where":{"name":"category","value":"vehicle"}}]};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "item")) || (key0 === "where"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema152.properties.from,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err3 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema145.type,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data0[i1], data0[j0])){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema152.properties.from,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema152.properties.from.type,parentSchema:schema152.properties.from,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.item !== undefined){
let data2 = data.item;
if(typeof data2 === "string"){
if(func1(data2) > 60){
const err8 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema152.properties.item,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema152.properties.item,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema152.properties.item.type,parentSchema:schema152.properties.item,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.where !== undefined){
let data3 = data.where;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err11 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema152.properties.where.required,parentSchema:schema152.properties.where,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.value === undefined){
const err12 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema152.properties.where.required,parentSchema:schema152.properties.where,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "name") || (key1 === "value"))){
const err13 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema152.properties.where,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err14 = {instancePath:instancePath+"/where/name",schemaPath:"#/properties/where/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema152.properties.where.properties.name,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data4) < 1){
const err15 = {instancePath:instancePath+"/where/name",schemaPath:"#/properties/where/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema152.properties.where.properties.name,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/where/name",schemaPath:"#/properties/where/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema152.properties.where.properties.name.type,parentSchema:schema152.properties.where.properties.name,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.value !== undefined){
let data5 = data3.value;
if(typeof data5 === "string"){
if(func1(data5) > 120){
const err17 = {instancePath:instancePath+"/where/value",schemaPath:"#/properties/where/properties/value/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema152.properties.where.properties.value,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data5) < 1){
const err18 = {instancePath:instancePath+"/where/value",schemaPath:"#/properties/where/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema152.properties.where.properties.value,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/where/value",schemaPath:"#/properties/where/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema152.properties.where.properties.value.type,parentSchema:schema152.properties.where.properties.value,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema152.properties.where.type,parentSchema:schema152.properties.where,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema152.type,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema154 = {"x-english":"A timeslot.","type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"x-english":"Where the value is, the first place that holds one: a path of names with dots (\"contact.email\"), or the name of a column as it stands. A number is a place in a list.","type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true,"examples":[["contact.email","E-mailadres"]]},"values":{"x-english":"What a value of the source stands for. Upper and lower case are alike; what is not named stays as it is; null: not said.","type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"enum":[0,1,2,3,null]},"examples":[{"nacht":0}]}},"examples":[{"from":["laadmoment"],"values":{"nacht":0}}]};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema154.required,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "from") || (key0 === "values"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema154.properties.from,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err3 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/from/" + i0,schemaPath:"#/$defs/sourcePath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema145.type,parentSchema:schema145,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data0[i1], data0[j0])){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema154.properties.from,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema154.properties.from.type,parentSchema:schema154.properties.from,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.values !== undefined){
let data2 = data.values;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs9 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 120){
const err8 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema154.properties.values.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(key1) < 1){
const err9 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema154.properties.values.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid5 = _errs9 === errors;
if(!valid5){
const err10 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema154.properties.values.propertyNames,parentSchema:schema154.properties.values,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key2 in data2){
let data3 = data2[key2];
if(!(((((data3 === 0) || (data3 === 1)) || (data3 === 2)) || (data3 === 3)) || (data3 === null))){
const err11 = {instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema154.properties.values.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:schema154.properties.values.additionalProperties.enum,parentSchema:schema154.properties.values.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema154.properties.values.type,parentSchema:schema154.properties.values,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema154.type,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema143.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.externalRef !== undefined){
if(!(validate123(data.externalRef, {instancePath:instancePath+"/externalRef",parentData:data,parentDataProperty:"externalRef",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate125(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.geographyCode !== undefined){
if(!(validate123(data.geographyCode, {instancePath:instancePath+"/geographyCode",parentData:data,parentDataProperty:"geographyCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["coordinates.lat"] !== undefined){
if(!(validate123(data["coordinates.lat"], {instancePath:instancePath+"/coordinates.lat",parentData:data,parentDataProperty:"coordinates.lat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["coordinates.lng"] !== undefined){
if(!(validate123(data["coordinates.lng"], {instancePath:instancePath+"/coordinates.lng",parentData:data,parentDataProperty:"coordinates.lng",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["coordinates.nomatch"] !== undefined){
if(!(validate130(data["coordinates.nomatch"], {instancePath:instancePath+"/coordinates.nomatch",parentData:data,parentDataProperty:"coordinates.nomatch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.submitted_at !== undefined){
if(!(validate123(data.submitted_at, {instancePath:instancePath+"/submitted_at",parentData:data,parentDataProperty:"submitted_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate123(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.processed_at !== undefined){
if(!(validate123(data.processed_at, {instancePath:instancePath+"/processed_at",parentData:data,parentDataProperty:"processed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["judgement.id"] !== undefined){
if(!(validate125(data["judgement.id"], {instancePath:instancePath+"/judgement.id",parentData:data,parentDataProperty:"judgement.id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data["judgement.reason"] !== undefined){
if(!(validate136(data["judgement.reason"], {instancePath:instancePath+"/judgement.reason",parentData:data,parentDataProperty:"judgement.reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["judgement.remarks"] !== undefined){
if(!(validate136(data["judgement.remarks"], {instancePath:instancePath+"/judgement.remarks",parentData:data,parentDataProperty:"judgement.remarks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["judgement.processed_at"] !== undefined){
if(!(validate123(data["judgement.processed_at"], {instancePath:instancePath+"/judgement.processed_at",parentData:data,parentDataProperty:"judgement.processed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["address.street"] !== undefined){
if(!(validate123(data["address.street"], {instancePath:instancePath+"/address.street",parentData:data,parentDataProperty:"address.street",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["address.streetNumber"] !== undefined){
if(!(validate123(data["address.streetNumber"], {instancePath:instancePath+"/address.streetNumber",parentData:data,parentDataProperty:"address.streetNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["address.streetNumberSuffix"] !== undefined){
if(!(validate123(data["address.streetNumberSuffix"], {instancePath:instancePath+"/address.streetNumberSuffix",parentData:data,parentDataProperty:"address.streetNumberSuffix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["address.postalCode"] !== undefined){
if(!(validate123(data["address.postalCode"], {instancePath:instancePath+"/address.postalCode",parentData:data,parentDataProperty:"address.postalCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["address.city"] !== undefined){
if(!(validate123(data["address.city"], {instancePath:instancePath+"/address.city",parentData:data,parentDataProperty:"address.city",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["address.country"] !== undefined){
if(!(validate136(data["address.country"], {instancePath:instancePath+"/address.country",parentData:data,parentDataProperty:"address.country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["address.municipality"] !== undefined){
if(!(validate123(data["address.municipality"], {instancePath:instancePath+"/address.municipality",parentData:data,parentDataProperty:"address.municipality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["contact.name"] !== undefined){
if(!(validate136(data["contact.name"], {instancePath:instancePath+"/contact.name",parentData:data,parentDataProperty:"contact.name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["contact.phone"] !== undefined){
if(!(validate136(data["contact.phone"], {instancePath:instancePath+"/contact.phone",parentData:data,parentDataProperty:"contact.phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["contact.email"] !== undefined){
if(!(validate136(data["contact.email"], {instancePath:instancePath+"/contact.email",parentData:data,parentDataProperty:"contact.email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["contact.initials"] !== undefined){
if(!(validate136(data["contact.initials"], {instancePath:instancePath+"/contact.initials",parentData:data,parentDataProperty:"contact.initials",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["contact.surname"] !== undefined){
if(!(validate136(data["contact.surname"], {instancePath:instancePath+"/contact.surname",parentData:data,parentDataProperty:"contact.surname",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["contact.title"] !== undefined){
if(!(validate136(data["contact.title"], {instancePath:instancePath+"/contact.title",parentData:data,parentDataProperty:"contact.title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["contact.firstname"] !== undefined){
if(!(validate136(data["contact.firstname"], {instancePath:instancePath+"/contact.firstname",parentData:data,parentDataProperty:"contact.firstname",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["contact.street"] !== undefined){
if(!(validate136(data["contact.street"], {instancePath:instancePath+"/contact.street",parentData:data,parentDataProperty:"contact.street",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["contact.streetnumber"] !== undefined){
if(!(validate136(data["contact.streetnumber"], {instancePath:instancePath+"/contact.streetnumber",parentData:data,parentDataProperty:"contact.streetnumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["contact.streetsuffix"] !== undefined){
if(!(validate136(data["contact.streetsuffix"], {instancePath:instancePath+"/contact.streetsuffix",parentData:data,parentDataProperty:"contact.streetsuffix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["contact.postalCode"] !== undefined){
if(!(validate136(data["contact.postalCode"], {instancePath:instancePath+"/contact.postalCode",parentData:data,parentDataProperty:"contact.postalCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["contact.city"] !== undefined){
if(!(validate136(data["contact.city"], {instancePath:instancePath+"/contact.city",parentData:data,parentDataProperty:"contact.city",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["contact.municipality"] !== undefined){
if(!(validate136(data["contact.municipality"], {instancePath:instancePath+"/contact.municipality",parentData:data,parentDataProperty:"contact.municipality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["additional.vehicle.brand"] !== undefined){
if(!(validate136(data["additional.vehicle.brand"], {instancePath:instancePath+"/additional.vehicle.brand",parentData:data,parentDataProperty:"additional.vehicle.brand",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["additional.vehicle.model"] !== undefined){
if(!(validate136(data["additional.vehicle.model"], {instancePath:instancePath+"/additional.vehicle.model",parentData:data,parentDataProperty:"additional.vehicle.model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["additional.vehicle.purchaseDate"] !== undefined){
if(!(validate123(data["additional.vehicle.purchaseDate"], {instancePath:instancePath+"/additional.vehicle.purchaseDate",parentData:data,parentDataProperty:"additional.vehicle.purchaseDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["additional.parkingspot.permit"] !== undefined){
if(!(validate130(data["additional.parkingspot.permit"], {instancePath:instancePath+"/additional.parkingspot.permit",parentData:data,parentDataProperty:"additional.parkingspot.permit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data["additional.parkingspot.reservedspot"] !== undefined){
if(!(validate130(data["additional.parkingspot.reservedspot"], {instancePath:instancePath+"/additional.parkingspot.reservedspot",parentData:data,parentDataProperty:"additional.parkingspot.reservedspot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data["additional.context.chargingtime.night"] !== undefined){
if(!(validate130(data["additional.context.chargingtime.night"], {instancePath:instancePath+"/additional.context.chargingtime.night",parentData:data,parentDataProperty:"additional.context.chargingtime.night",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data["additional.context.chargingtime.morning"] !== undefined){
if(!(validate130(data["additional.context.chargingtime.morning"], {instancePath:instancePath+"/additional.context.chargingtime.morning",parentData:data,parentDataProperty:"additional.context.chargingtime.morning",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data["additional.context.chargingtime.afternoon"] !== undefined){
if(!(validate130(data["additional.context.chargingtime.afternoon"], {instancePath:instancePath+"/additional.context.chargingtime.afternoon",parentData:data,parentDataProperty:"additional.context.chargingtime.afternoon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data["additional.context.chargingtime.evening"] !== undefined){
if(!(validate130(data["additional.context.chargingtime.evening"], {instancePath:instancePath+"/additional.context.chargingtime.evening",parentData:data,parentDataProperty:"additional.context.chargingtime.evening",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data["additional.location"] !== undefined){
if(!(validate136(data["additional.location"], {instancePath:instancePath+"/additional.location",parentData:data,parentDataProperty:"additional.location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["additional.dossierID"] !== undefined){
if(!(validate136(data["additional.dossierID"], {instancePath:instancePath+"/additional.dossierID",parentData:data,parentDataProperty:"additional.dossierID",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["vehicle.brand"] !== undefined){
if(!(validate136(data["vehicle.brand"], {instancePath:instancePath+"/vehicle.brand",parentData:data,parentDataProperty:"vehicle.brand",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["vehicle.model"] !== undefined){
if(!(validate136(data["vehicle.model"], {instancePath:instancePath+"/vehicle.model",parentData:data,parentDataProperty:"vehicle.model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["vehicle.numberplate"] !== undefined){
if(!(validate123(data["vehicle.numberplate"], {instancePath:instancePath+"/vehicle.numberplate",parentData:data,parentDataProperty:"vehicle.numberplate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["softrequirements.parkingpermit"] !== undefined){
if(!(validate130(data["softrequirements.parkingpermit"], {instancePath:instancePath+"/softrequirements.parkingpermit",parentData:data,parentDataProperty:"softrequirements.parkingpermit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data["softrequirements.parkingspot"] !== undefined){
if(!(validate130(data["softrequirements.parkingspot"], {instancePath:instancePath+"/softrequirements.parkingspot",parentData:data,parentDataProperty:"softrequirements.parkingspot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data["docs.vehicle"] !== undefined){
if(!(validate176(data["docs.vehicle"], {instancePath:instancePath+"/docs.vehicle",parentData:data,parentDataProperty:"docs.vehicle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data["docs.parkingspot"] !== undefined){
if(!(validate176(data["docs.parkingspot"], {instancePath:instancePath+"/docs.parkingspot",parentData:data,parentDataProperty:"docs.parkingspot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.Tags !== undefined){
if(!(validate123(data.Tags, {instancePath:instancePath+"/Tags",parentData:data,parentDataProperty:"Tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data["raw.remarks"] !== undefined){
if(!(validate136(data["raw.remarks"], {instancePath:instancePath+"/raw.remarks",parentData:data,parentDataProperty:"raw.remarks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data["raw.timeslot"] !== undefined){
if(!(validate181(data["raw.timeslot"], {instancePath:instancePath+"/raw.timeslot",parentData:data,parentDataProperty:"raw.timeslot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema143.type,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "fields") || (key0 === "judgements"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.fields !== undefined){
if(!(validate122(data.fields, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
if(data.judgements !== undefined){
let data1 = data.judgements;
if(Array.isArray(data1)){
if(data1.length > 20){
const err1 = {instancePath:instancePath+"/judgements",schemaPath:"#/properties/judgements/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema141.properties.judgements,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err2 = {instancePath:instancePath+"/judgements/" + i0,schemaPath:"#/$defs/sourcePath/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema145,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data2) < 1){
const err3 = {instancePath:instancePath+"/judgements/" + i0,schemaPath:"#/$defs/sourcePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema145,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/judgements/" + i0,schemaPath:"#/$defs/sourcePath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema145.type,parentSchema:schema145,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data1[i1], data1[j0])){
const err5 = {instancePath:instancePath+"/judgements",schemaPath:"#/properties/judgements/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema141.properties.judgements,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/judgements",schemaPath:"#/properties/judgements/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema141.properties.judgements.type,parentSchema:schema141.properties.judgements,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema141.type,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema157 = {"x-english":"A table on the page of a request.","type":"object","additionalProperties":false,"required":["title","rows"],"properties":{"title":{"x-english":"Dutch heading.","type":"string","minLength":1,"examples":["Aanvrager"]},"rows":{"x-english":"Its rows, in order.","type":"array","minItems":1,"items":{"$ref":"#/$defs/informationRow"},"examples":[[{"label":"Naam","field":"contact.name"}]]}},"examples":[{"title":"Aanvrager","rows":[{"label":"Naam","field":"contact.name"}]}]};
const schema158 = {"x-english":"A row of a table on the page of a request.","type":"object","additionalProperties":false,"required":["label","field"],"properties":{"label":{"x-english":"Dutch name of what stands in it.","type":"string","minLength":1,"examples":["E-mail"]},"field":{"x-english":"What of the request it shows.","$ref":"request-fields.schema.json#/$defs/informationField","examples":["contact.email"]},"kind":{"x-english":"How it is written: a text, an instant, a day, yes or no, a number, the hours of a timeslot, the hours of the parts of the day, or a text that can be written or called to. A missing instant or day is 'Onbekend'. Left out: as the attribute is, and anything else as a text.","enum":["text","date","day","flag","number","timeslot","hours","email","phone"],"examples":["email"]}},"examples":[{"label":"E-mail","field":"contact.email","kind":"email"}]};
const schema159 = {"x-english":"What of a request can be shown.","enum":["ref","case_ref","summary.name","summary.address","additional.context.chargingtime","geographyCode","submitted_at","created_at","processed_at","address.street","address.streetNumber","address.streetNumberSuffix","address.postalCode","address.city","address.country","address.municipality","contact.name","contact.phone","contact.email","contact.initials","contact.surname","contact.title","contact.firstname","contact.street","contact.streetnumber","contact.streetsuffix","contact.postalCode","contact.city","contact.municipality","additional.vehicle.brand","additional.vehicle.model","additional.vehicle.purchaseDate","additional.parkingspot.permit","additional.parkingspot.reservedspot","additional.context.chargingtime.night","additional.context.chargingtime.morning","additional.context.chargingtime.afternoon","additional.context.chargingtime.evening","additional.location","additional.dossierID","vehicle.brand","vehicle.model","vehicle.numberplate","softrequirements.parkingpermit","softrequirements.parkingspot","raw.remarks","raw.timeslot"],"examples":["contact.email"]};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema158.required,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.field === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema158.required,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "field")) || (key0 === "kind"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema158.properties.label,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema158.properties.label.type,parentSchema:schema158.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.field !== undefined){
let data1 = data.field;
if(!(((((((((((((((((((((((((((((((((((((((((((((((data1 === "ref") || (data1 === "case_ref")) || (data1 === "summary.name")) || (data1 === "summary.address")) || (data1 === "additional.context.chargingtime")) || (data1 === "geographyCode")) || (data1 === "submitted_at")) || (data1 === "created_at")) || (data1 === "processed_at")) || (data1 === "address.street")) || (data1 === "address.streetNumber")) || (data1 === "address.streetNumberSuffix")) || (data1 === "address.postalCode")) || (data1 === "address.city")) || (data1 === "address.country")) || (data1 === "address.municipality")) || (data1 === "contact.name")) || (data1 === "contact.phone")) || (data1 === "contact.email")) || (data1 === "contact.initials")) || (data1 === "contact.surname")) || (data1 === "contact.title")) || (data1 === "contact.firstname")) || (data1 === "contact.street")) || (data1 === "contact.streetnumber")) || (data1 === "contact.streetsuffix")) || (data1 === "contact.postalCode")) || (data1 === "contact.city")) || (data1 === "contact.municipality")) || (data1 === "additional.vehicle.brand")) || (data1 === "additional.vehicle.model")) || (data1 === "additional.vehicle.purchaseDate")) || (data1 === "additional.parkingspot.permit")) || (data1 === "additional.parkingspot.reservedspot")) || (data1 === "additional.context.chargingtime.night")) || (data1 === "additional.context.chargingtime.morning")) || (data1 === "additional.context.chargingtime.afternoon")) || (data1 === "additional.context.chargingtime.evening")) || (data1 === "additional.location")) || (data1 === "additional.dossierID")) || (data1 === "vehicle.brand")) || (data1 === "vehicle.model")) || (data1 === "vehicle.numberplate")) || (data1 === "softrequirements.parkingpermit")) || (data1 === "softrequirements.parkingspot")) || (data1 === "raw.remarks")) || (data1 === "raw.timeslot"))){
const err5 = {instancePath:instancePath+"/field",schemaPath:"request-fields.schema.json#/$defs/informationField/enum",keyword:"enum",params:{allowedValues: schema159.enum},message:"must be equal to one of the allowed values",schema:schema159.enum,parentSchema:schema159,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(!(((((((((data2 === "text") || (data2 === "date")) || (data2 === "day")) || (data2 === "flag")) || (data2 === "number")) || (data2 === "timeslot")) || (data2 === "hours")) || (data2 === "email")) || (data2 === "phone"))){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema158.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema158.properties.kind.enum,parentSchema:schema158.properties.kind,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema158.type,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema157.required,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema157.required,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "rows"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema157.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema157.properties.title.type,parentSchema:schema157.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema157.properties.rows,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate186(data1[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema157.properties.rows.type,parentSchema:schema157.properties.rows,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema157.type,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "normaliser") || (key0 === "information"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.normaliser !== undefined){
if(!(validate120(data.normaliser, {instancePath:instancePath+"/normaliser",parentData:data,parentDataProperty:"normaliser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data.information !== undefined){
let data1 = data.information;
if(Array.isArray(data1)){
if(data1.length < 1){
const err1 = {instancePath:instancePath+"/information",schemaPath:"#/properties/information/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema140.properties.information,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate185(data1[i0], {instancePath:instancePath+"/information/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/information",schemaPath:"#/properties/information/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema140.properties.information.type,parentSchema:schema140.properties.information,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema140.type,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema160 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-english":"What stands in the start document that the product makes of a process, section after section. A row or a section that the flow has nothing for is left out, so that one description serves every flow.","type":"object","additionalProperties":false,"required":["sections"],"properties":{"title":{"x-english":"Dutch title on the first page.","type":"string","minLength":1,"maxLength":100,"examples":["Startdocument laadlocatie"]},"sections":{"x-english":"Its sections, in order.","type":"array","minItems":1,"maxItems":30,"items":{"$ref":"#/$defs/documentSection"},"examples":[[{"title":"Locatie","rows":[{"fact":"address"}],"map":true}]]}},"$defs":{"documentSection":{"x-english":"A heading with a table, a map, pictures, or several of them.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"x-english":"Dutch heading.","type":"string","minLength":1,"maxLength":100,"examples":["Laadsituatie"]},"rows":{"x-english":"Rows of its table, in order.","type":"array","minItems":1,"maxItems":60,"items":{"$ref":"#/$defs/documentRow"},"examples":[[{"fact":"case-reference"},{"field":"Location.Remarks"}]]},"map":{"x-english":"A map of the proposed location under the table.","type":"boolean","examples":[true]},"pictures":{"x-english":"Category of the files whose pictures are shown. Upper and lower case are alike.","type":"string","minLength":1,"maxLength":60,"examples":["TopView"]}},"examples":[{"title":"Bovenaanzicht","pictures":"TopView"}]},"documentRow":{"x-english":"A row of a table, or several.","oneOf":[{"$ref":"#/$defs/factRow"},{"$ref":"#/$defs/fieldRow"},{"$ref":"#/$defs/groupRow"},{"$ref":"#/$defs/partiesRow"}],"examples":[{"fact":"case-reference"}]},"factRow":{"x-english":"What the process itself says.","type":"object","additionalProperties":false,"required":["fact"],"properties":{"fact":{"x-english":"What the process itself says: its references, type and step, how many requests are connected, where it is, when it began and when the document was made.","enum":["case-reference","reference","process-type","step","requests","address","coordinates","started-on","made-on"],"examples":["case-reference"]},"label":{"x-english":"Dutch label in place of its own.","type":"string","minLength":1,"maxLength":100,"examples":["Dossiernummer"]}},"examples":[{"fact":"case-reference","label":"Dossiernummer"}]},"fieldRow":{"x-english":"One field of the flow.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"x-english":"Path of a field of the flow. Its label and its way of being written are those of the form.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Location.Remarks"]},"label":{"x-english":"Dutch label in place of its own.","type":"string","minLength":1,"maxLength":100,"examples":["Dossiernummer"]}},"examples":[{"field":"Location.Remarks"}]},"groupRow":{"x-english":"A row for every field of a group that people see.","type":"object","additionalProperties":false,"required":["group"],"properties":{"group":{"x-english":"Path of a group of the flow: a row for every field in it that people see.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["ParkingSpots"]}},"examples":[{"group":"ParkingSpots"}]},"partiesRow":{"x-english":"A row for every stakeholder.","type":"object","additionalProperties":false,"required":["parties"],"properties":{"parties":{"x-english":"Stakeholders of these categories by name, each with the label of its field.","type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["cpo","municipality","customer","contractor","gridoperator"]},"examples":[["municipality","cpo"]]}},"examples":[{"parties":["municipality","cpo"]}]}}};
const schema161 = {"x-english":"A heading with a table, a map, pictures, or several of them.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"x-english":"Dutch heading.","type":"string","minLength":1,"maxLength":100,"examples":["Laadsituatie"]},"rows":{"x-english":"Rows of its table, in order.","type":"array","minItems":1,"maxItems":60,"items":{"$ref":"#/$defs/documentRow"},"examples":[[{"fact":"case-reference"},{"field":"Location.Remarks"}]]},"map":{"x-english":"A map of the proposed location under the table.","type":"boolean","examples":[true]},"pictures":{"x-english":"Category of the files whose pictures are shown. Upper and lower case are alike.","type":"string","minLength":1,"maxLength":60,"examples":["TopView"]}},"examples":[{"title":"Bovenaanzicht","pictures":"TopView"}]};
const schema162 = {"x-english":"A row of a table, or several.","oneOf":[{"$ref":"#/$defs/factRow"},{"$ref":"#/$defs/fieldRow"},{"$ref":"#/$defs/groupRow"},{"$ref":"#/$defs/partiesRow"}],"examples":[{"fact":"case-reference"}]};
const schema163 = {"x-english":"What the process itself says.","type":"object","additionalProperties":false,"required":["fact"],"properties":{"fact":{"x-english":"What the process itself says: its references, type and step, how many requests are connected, where it is, when it began and when the document was made.","enum":["case-reference","reference","process-type","step","requests","address","coordinates","started-on","made-on"],"examples":["case-reference"]},"label":{"x-english":"Dutch label in place of its own.","type":"string","minLength":1,"maxLength":100,"examples":["Dossiernummer"]}},"examples":[{"fact":"case-reference","label":"Dossiernummer"}]};
const schema168 = {"x-english":"A row for every stakeholder.","type":"object","additionalProperties":false,"required":["parties"],"properties":{"parties":{"x-english":"Stakeholders of these categories by name, each with the label of its field.","type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["cpo","municipality","customer","contractor","gridoperator"]},"examples":[["municipality","cpo"]]}},"examples":[{"parties":["municipality","cpo"]}]};
const schema164 = {"x-english":"One field of the flow.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"x-english":"Path of a field of the flow. Its label and its way of being written are those of the form.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["Location.Remarks"]},"label":{"x-english":"Dutch label in place of its own.","type":"string","minLength":1,"maxLength":100,"examples":["Dossiernummer"]}},"examples":[{"field":"Location.Remarks"}]};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema164.required,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "field") || (key0 === "label"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/field",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema164.properties.label,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema164.properties.label,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema164.properties.label.type,parentSchema:schema164.properties.label,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema164.type,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema166 = {"x-english":"A row for every field of a group that people see.","type":"object","additionalProperties":false,"required":["group"],"properties":{"group":{"x-english":"Path of a group of the flow: a row for every field in it that people see.","$ref":"condition.schema.json#/$defs/fieldPath","examples":["ParkingSpots"]}},"examples":[{"group":"ParkingSpots"}]};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'",schema:schema166.required,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "group")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/group",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/group",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/group",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema166.type,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fact === undefined){
const err0 = {instancePath,schemaPath:"#/$defs/factRow/required",keyword:"required",params:{missingProperty: "fact"},message:"must have required property '"+"fact"+"'",schema:schema163.required,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "fact") || (key0 === "label"))){
const err1 = {instancePath,schemaPath:"#/$defs/factRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fact !== undefined){
let data0 = data.fact;
if(!(((((((((data0 === "case-reference") || (data0 === "reference")) || (data0 === "process-type")) || (data0 === "step")) || (data0 === "requests")) || (data0 === "address")) || (data0 === "coordinates")) || (data0 === "started-on")) || (data0 === "made-on"))){
const err2 = {instancePath:instancePath+"/fact",schemaPath:"#/$defs/factRow/properties/fact/enum",keyword:"enum",params:{allowedValues: schema163.properties.fact.enum},message:"must be equal to one of the allowed values",schema:schema163.properties.fact.enum,parentSchema:schema163.properties.fact,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/factRow/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema163.properties.label,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/factRow/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema163.properties.label,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/factRow/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema163.properties.label.type,parentSchema:schema163.properties.label,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/factRow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema163.type,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(!(validate193(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs9 = errors;
if(!(validate195(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parties === undefined){
const err7 = {instancePath,schemaPath:"#/$defs/partiesRow/required",keyword:"required",params:{missingProperty: "parties"},message:"must have required property '"+"parties"+"'",schema:schema168.required,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data){
if(!(key1 === "parties")){
const err8 = {instancePath,schemaPath:"#/$defs/partiesRow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.parties !== undefined){
let data2 = data.parties;
if(Array.isArray(data2)){
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/parties",schemaPath:"#/$defs/partiesRow/properties/parties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema168.properties.parties,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((((data3 === "cpo") || (data3 === "municipality")) || (data3 === "customer")) || (data3 === "contractor")) || (data3 === "gridoperator"))){
const err10 = {instancePath:instancePath+"/parties/" + i0,schemaPath:"#/$defs/partiesRow/properties/parties/items/enum",keyword:"enum",params:{allowedValues: schema168.properties.parties.items.enum},message:"must be equal to one of the allowed values",schema:schema168.properties.parties.items.enum,parentSchema:schema168.properties.parties.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data2[i1], data2[j0])){
const err11 = {instancePath:instancePath+"/parties",schemaPath:"#/$defs/partiesRow/properties/parties/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema168.properties.parties,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/parties",schemaPath:"#/$defs/partiesRow/properties/parties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema168.properties.parties.type,parentSchema:schema168.properties.parties,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/$defs/partiesRow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema168.type,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
}
}
}
if(!valid0){
const err14 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema162.oneOf,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate192.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate192.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema161.required,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "rows")) || (key0 === "map")) || (key0 === "pictures"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema161.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema161.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema161.properties.title.type,parentSchema:schema161.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
if(data1.length > 60){
const err5 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items",schema:60,parentSchema:schema161.properties.rows,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema161.properties.rows,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate192(data1[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema161.properties.rows.type,parentSchema:schema161.properties.rows,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.map !== undefined){
let data3 = data.map;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema161.properties.map.type,parentSchema:schema161.properties.map,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pictures !== undefined){
let data4 = data.pictures;
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err9 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema161.properties.pictures,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data4) < 1){
const err10 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema161.properties.pictures,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema161.properties.pictures.type,parentSchema:schema161.properties.pictures,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema161.type,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sections === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'",schema:schema160.required,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "sections"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema160.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema160.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema160.properties.title.type,parentSchema:schema160.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sections !== undefined){
let data1 = data.sections;
if(Array.isArray(data1)){
if(data1.length > 30){
const err5 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items",schema:30,parentSchema:schema160.properties.sections,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema160.properties.sections,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate191(data1[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema160.properties.sections.type,parentSchema:schema160.properties.sections,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema160.type,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema175 = {"x-english":"An entry of a list that administrators manage.","type":"object","additionalProperties":false,"required":["uuid","label","enabled"],"properties":{"uuid":{"x-english":"Constant for the life of the entry.","$ref":"flow.schema.json#/$defs/uuid","examples":["1d19b69a-d9cb-4d1d-94b4-28944cb4301c"]},"label":{"x-english":"Dutch label.","type":"string","minLength":1,"maxLength":60,"examples":["Aannemer Oost"]},"enabled":{"x-english":"Offered.","type":"boolean","examples":[true]},"deleted_at":{"x-english":"Instant of removal in milliseconds since 1970, or null.","type":["integer","null"],"examples":[null]},"request":{"x-english":"Of a tag: it may be given to requests.","type":"boolean","examples":[true]},"process":{"x-english":"Of a tag: it may be given to processes.","type":"boolean","examples":[true]}},"examples":[{"uuid":"1d19b69a-d9cb-4d1d-94b4-28944cb4301c","label":"Aannemer Oost","enabled":true}]};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uuid"},message:"must have required property '"+"uuid"+"'",schema:schema175.required,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema175.required,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.enabled === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'",schema:schema175.required,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "uuid") || (key0 === "label")) || (key0 === "enabled")) || (key0 === "deleted_at")) || (key0 === "request")) || (key0 === "process"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.uuid !== undefined){
let data0 = data.uuid;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/uuid",schemaPath:"flow.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/uuid",schemaPath:"flow.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema1.type,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) > 60){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema175.properties.label,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema175.properties.label,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema175.properties.label.type,parentSchema:schema175.properties.label,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.enabled !== undefined){
let data2 = data.enabled;
if(typeof data2 !== "boolean"){
const err9 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema175.properties.enabled.type,parentSchema:schema175.properties.enabled,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.deleted_at !== undefined){
let data3 = data.deleted_at;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/deleted_at",schemaPath:"#/properties/deleted_at/type",keyword:"type",params:{type: schema175.properties.deleted_at.type},message:"must be integer,null",schema:schema175.properties.deleted_at.type,parentSchema:schema175.properties.deleted_at,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.request !== undefined){
let data4 = data.request;
if(typeof data4 !== "boolean"){
const err11 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema175.properties.request.type,parentSchema:schema175.properties.request,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.process !== undefined){
let data5 = data.process;
if(typeof data5 !== "boolean"){
const err12 = {instancePath:instancePath+"/process",schemaPath:"#/properties/process/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema175.properties.process.type,parentSchema:schema175.properties.process,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema175.type,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema178 = {"x-english":"A part of the menu of reports.","type":"object","additionalProperties":false,"required":["items"],"properties":{"label":{"x-english":"Dutch heading; none when left out.","type":"string","minLength":1,"examples":["Laadpunten"]},"items":{"x-english":"Reports, in order.","type":"array","minItems":1,"items":{"$ref":"#/$defs/reportItem"},"examples":[[{"name":"KeyMetrics","path":"key-metrics","label":"Kerncijfers","report":"key-metrics"}]]}},"examples":[{"label":"Aanvragen","items":[{"name":"KeyMetrics","path":"key-metrics","label":"Kerncijfers","report":"key-metrics"}]}]};
const schema179 = {"x-english":"A report: a page with an address of its own.","type":"object","additionalProperties":false,"required":["name","path","label","report"],"properties":{"name":{"x-english":"Name of the page's route.","type":"string","pattern":"^[A-Z][A-Za-z]*$","examples":["KeyMetrics"]},"path":{"x-english":"Last word of its address.","type":"string","pattern":"^[a-z][a-z0-9-]*$","examples":["key-metrics"]},"label":{"x-english":"Dutch name, in the menu and as heading.","type":"string","minLength":1,"examples":["Kerncijfers"]},"report":{"x-english":"What it works out. key-metrics, judgements, process-status, benchmark: as they are. parties: days on which processes waited for each role, and on hold apart. planning: running processes by the month in which they are planned and expected; only where the tenant has `forecast`. totals: the tables under `tables`.","enum":["key-metrics","judgements","process-status","benchmark","parties","planning","totals"],"examples":["key-metrics"]},"access":{"x-english":"Attribute of the access map that somebody needs besides `reporting`.","$ref":"#/$defs/attributeName","examples":["customerreports"]},"planned":{"x-english":"Date field of the realisation list that has the planned day, for a report of planning.","type":"string","minLength":1,"examples":["plannedRealisation"]},"tables":{"x-english":"Tables of a report of totals.","type":"array","minItems":1,"items":{"$ref":"#/$defs/reportTable"},"examples":[[{"label":"Per regio","by":["region"],"measures":["processes"]}]]},"pageSize":{"x-english":"Rows a page.","type":"integer","minimum":1,"maximum":1000,"examples":[100]}},"examples":[{"name":"KeyMetrics","path":"key-metrics","label":"Kerncijfers","report":"key-metrics"}]};
const schema180 = {"x-english":"Name of an attribute of the access map; what reports and lists name is checked with the rest of them.","type":"string","minLength":1,"examples":["export"]};
const schema181 = {"x-english":"A table of totals: a row for each value of the fields in `by`, a column for each measure. With `across` there is a column for each value of that field, and the reader chooses between the measures.","type":"object","additionalProperties":false,"required":["label","by","measures"],"properties":{"label":{"x-english":"Dutch heading.","type":"string","minLength":1,"examples":["Per regio"]},"by":{"x-english":"Fields of the realisation list that make the rows.","type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"type":"string","minLength":1},"examples":[["region"]]},"across":{"x-english":"Field of the realisation list that makes the columns.","type":"string","minLength":1,"examples":["region"]},"measures":{"x-english":"Names of measures.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1},"examples":[["processes"]]}},"examples":[{"label":"Per regio","by":["region"],"measures":["processes"]}]};
const pattern87 = new RegExp("^[A-Z][A-Za-z]*$", "u");

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.report === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "report"},message:"must have required property '"+"report"+"'",schema:schema179.required,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "path")) || (key0 === "label")) || (key0 === "report")) || (key0 === "access")) || (key0 === "planned")) || (key0 === "tables")) || (key0 === "pageSize"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern87.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z]*$"+"\"",schema:"^[A-Z][A-Za-z]*$",parentSchema:schema179.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema179.properties.name.type,parentSchema:schema179.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema179.properties.path,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema179.properties.path.type,parentSchema:schema179.properties.path,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema179.properties.label,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema179.properties.label.type,parentSchema:schema179.properties.label,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.report !== undefined){
let data3 = data.report;
if(!(((((((data3 === "key-metrics") || (data3 === "judgements")) || (data3 === "process-status")) || (data3 === "benchmark")) || (data3 === "parties")) || (data3 === "planning")) || (data3 === "totals"))){
const err11 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/enum",keyword:"enum",params:{allowedValues: schema179.properties.report.enum},message:"must be equal to one of the allowed values",schema:schema179.properties.report.enum,parentSchema:schema179.properties.report,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.access !== undefined){
let data4 = data.access;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err12 = {instancePath:instancePath+"/access",schemaPath:"#/$defs/attributeName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema180,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/access",schemaPath:"#/$defs/attributeName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema180.type,parentSchema:schema180,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.planned !== undefined){
let data5 = data.planned;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err14 = {instancePath:instancePath+"/planned",schemaPath:"#/properties/planned/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema179.properties.planned,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/planned",schemaPath:"#/properties/planned/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema179.properties.planned.type,parentSchema:schema179.properties.planned,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.tables !== undefined){
let data6 = data.tables;
if(Array.isArray(data6)){
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema179.properties.tables,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.label === undefined){
const err17 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"#/$defs/reportTable/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema181.required,parentSchema:schema181,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.by === undefined){
const err18 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"#/$defs/reportTable/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'",schema:schema181.required,parentSchema:schema181,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.measures === undefined){
const err19 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"#/$defs/reportTable/required",keyword:"required",params:{missingProperty: "measures"},message:"must have required property '"+"measures"+"'",schema:schema181.required,parentSchema:schema181,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data7){
if(!((((key1 === "label") || (key1 === "by")) || (key1 === "across")) || (key1 === "measures"))){
const err20 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"#/$defs/reportTable/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema181,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.label !== undefined){
let data8 = data7.label;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err21 = {instancePath:instancePath+"/tables/" + i0+"/label",schemaPath:"#/$defs/reportTable/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema181.properties.label,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/tables/" + i0+"/label",schemaPath:"#/$defs/reportTable/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema181.properties.label.type,parentSchema:schema181.properties.label,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.by !== undefined){
let data9 = data7.by;
if(Array.isArray(data9)){
if(data9.length > 3){
const err23 = {instancePath:instancePath+"/tables/" + i0+"/by",schemaPath:"#/$defs/reportTable/properties/by/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items",schema:3,parentSchema:schema181.properties.by,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.length < 1){
const err24 = {instancePath:instancePath+"/tables/" + i0+"/by",schemaPath:"#/$defs/reportTable/properties/by/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema181.properties.by,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err25 = {instancePath:instancePath+"/tables/" + i0+"/by/" + i1,schemaPath:"#/$defs/reportTable/properties/by/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema181.properties.by.items,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/tables/" + i0+"/by/" + i1,schemaPath:"#/$defs/reportTable/properties/by/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema181.properties.by.items.type,parentSchema:schema181.properties.by.items,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let i2 = data9.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data9[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err27 = {instancePath:instancePath+"/tables/" + i0+"/by",schemaPath:"#/$defs/reportTable/properties/by/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)",schema:true,parentSchema:schema181.properties.by,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err28 = {instancePath:instancePath+"/tables/" + i0+"/by",schemaPath:"#/$defs/reportTable/properties/by/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema181.properties.by.type,parentSchema:schema181.properties.by,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.across !== undefined){
let data11 = data7.across;
if(typeof data11 === "string"){
if(func1(data11) < 1){
const err29 = {instancePath:instancePath+"/tables/" + i0+"/across",schemaPath:"#/$defs/reportTable/properties/across/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema181.properties.across,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/tables/" + i0+"/across",schemaPath:"#/$defs/reportTable/properties/across/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema181.properties.across.type,parentSchema:schema181.properties.across,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data7.measures !== undefined){
let data12 = data7.measures;
if(Array.isArray(data12)){
if(data12.length < 1){
const err31 = {instancePath:instancePath+"/tables/" + i0+"/measures",schemaPath:"#/$defs/reportTable/properties/measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema181.properties.measures,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len2 = data12.length;
for(let i3=0; i3<len2; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(func1(data13) < 1){
const err32 = {instancePath:instancePath+"/tables/" + i0+"/measures/" + i3,schemaPath:"#/$defs/reportTable/properties/measures/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema181.properties.measures.items,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/tables/" + i0+"/measures/" + i3,schemaPath:"#/$defs/reportTable/properties/measures/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema181.properties.measures.items.type,parentSchema:schema181.properties.measures.items,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
let i4 = data12.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data12[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err34 = {instancePath:instancePath+"/tables/" + i0+"/measures",schemaPath:"#/$defs/reportTable/properties/measures/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i4+" are identical)",schema:true,parentSchema:schema181.properties.measures,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
const err35 = {instancePath:instancePath+"/tables/" + i0+"/measures",schemaPath:"#/$defs/reportTable/properties/measures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema181.properties.measures.type,parentSchema:schema181.properties.measures,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"#/$defs/reportTable/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema181.type,parentSchema:schema181,data:data7};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema179.properties.tables.type,parentSchema:schema179.properties.tables,data:data6};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.pageSize !== undefined){
let data14 = data.pageSize;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err38 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema179.properties.pageSize.type,parentSchema:schema179.properties.pageSize,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 1000 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema179.properties.pageSize,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema179.properties.pageSize,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema179.type,parentSchema:schema179,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema178.required,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "items"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema178.properties.label,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema178.properties.label.type,parentSchema:schema178.properties.label,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema178.properties.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate205(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema178.properties.items.type,parentSchema:schema178.properties.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema178.type,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema183 = {"x-english":"A page of the manuals.","type":"object","additionalProperties":false,"required":["slug","title"],"properties":{"slug":{"x-english":"Name of the page in its address, and of its file without .md.","$ref":"#/$defs/pageSlug","examples":["inleiding"]},"title":{"x-english":"Dutch title, in the menu and above the page.","type":"string","minLength":1,"maxLength":80,"examples":["Inleiding"]},"needs":{"x-english":"Attributes of which the reader needs one, besides manuals. Left out: none.","$ref":"#/$defs/attributes","examples":[["reporting"]]},"aliases":{"x-english":"Other slugs that lead to the page.","type":"array","items":{"$ref":"#/$defs/pageSlug"},"examples":[["welkom"]]},"helps":{"x-english":"Addresses on which the help sign leads to the page: those that begin so, * for any one part. The longest that fits counts.","type":"array","items":{"type":"string","pattern":"^(/|(/[a-z0-9*-]+)+)$","maxLength":100},"examples":[["/aanvragen/*"]]}},"examples":[{"slug":"inleiding","title":"Inleiding"}]};
const pattern94 = new RegExp("^(/|(/[a-z0-9*-]+)+)$", "u");
const schema185 = {"x-english":"Attributes of the access map, of which one is enough.","type":"array","minItems":1,"items":{"$ref":"#/$defs/attribute"},"examples":[["reporting"]]};
const schema186 = {"x-english":"Name of an attribute of the access map. The list is written by `npm run generate` out of the properties of `access`.","enum":["requestlist","requestlocations","realisationlist","locationlist","realisationbtn","requestcomment","realisationcomment","canChangeStatus","canChangeCommentStatus","canModerateComments","canConfirmTrafficDecisions","canAccessDebugger","automatedViews","generateStartDoc","admin","reporting","customerreports","eventlog","chargingpoints","manuals","export","design","publish"],"examples":["reporting"]};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema185,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((((((((((((((((((((((data0 === "requestlist") || (data0 === "requestlocations")) || (data0 === "realisationlist")) || (data0 === "locationlist")) || (data0 === "realisationbtn")) || (data0 === "requestcomment")) || (data0 === "realisationcomment")) || (data0 === "canChangeStatus")) || (data0 === "canChangeCommentStatus")) || (data0 === "canModerateComments")) || (data0 === "canConfirmTrafficDecisions")) || (data0 === "canAccessDebugger")) || (data0 === "automatedViews")) || (data0 === "generateStartDoc")) || (data0 === "admin")) || (data0 === "reporting")) || (data0 === "customerreports")) || (data0 === "eventlog")) || (data0 === "chargingpoints")) || (data0 === "manuals")) || (data0 === "export")) || (data0 === "design")) || (data0 === "publish"))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/attribute/enum",keyword:"enum",params:{allowedValues: schema186.enum},message:"must be equal to one of the allowed values",schema:schema186.enum,parentSchema:schema186,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema185.type,parentSchema:schema185,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'",schema:schema183.required,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema183.required,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "slug") || (key0 === "title")) || (key0 === "needs")) || (key0 === "aliases")) || (key0 === "helps"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.slug !== undefined){
let data0 = data.slug;
if(typeof data0 === "string"){
if(func1(data0) > 80){
const err3 = {instancePath:instancePath+"/slug",schemaPath:"#/$defs/pageSlug/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema184,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern22.test(data0)){
const err4 = {instancePath:instancePath+"/slug",schemaPath:"#/$defs/pageSlug/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema184,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/slug",schemaPath:"#/$defs/pageSlug/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema184.type,parentSchema:schema184,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema183.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema183.properties.title,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema183.properties.title.type,parentSchema:schema183.properties.title,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.needs !== undefined){
if(!(validate209(data.needs, {instancePath:instancePath+"/needs",parentData:data,parentDataProperty:"needs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.aliases !== undefined){
let data3 = data.aliases;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func1(data4) > 80){
const err9 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"#/$defs/pageSlug/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema184,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern22.test(data4)){
const err10 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"#/$defs/pageSlug/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema184,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"#/$defs/pageSlug/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema184.type,parentSchema:schema184,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema183.properties.aliases.type,parentSchema:schema183.properties.aliases,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.helps !== undefined){
let data5 = data.helps;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func1(data6) > 100){
const err13 = {instancePath:instancePath+"/helps/" + i1,schemaPath:"#/properties/helps/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema183.properties.helps.items,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern94.test(data6)){
const err14 = {instancePath:instancePath+"/helps/" + i1,schemaPath:"#/properties/helps/items/pattern",keyword:"pattern",params:{pattern: "^(/|(/[a-z0-9*-]+)+)$"},message:"must match pattern \""+"^(/|(/[a-z0-9*-]+)+)$"+"\"",schema:"^(/|(/[a-z0-9*-]+)+)$",parentSchema:schema183.properties.helps.items,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/helps/" + i1,schemaPath:"#/properties/helps/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema183.properties.helps.items.type,parentSchema:schema183.properties.helps.items,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/helps",schemaPath:"#/properties/helps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema183.properties.helps.type,parentSchema:schema183.properties.helps,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema183.type,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema189 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-english":"A list: which columns, filters and tabs its table has. The product's own lists are in schemas/lists; what a tenant says takes the place of that, property by property, but fields and layouts are taken together by name.","type":"object","additionalProperties":false,"properties":{"$schema":{"x-english":"Path of this schema, for editors.","type":"string","examples":["../list.schema.json"]},"label":{"x-english":"Dutch heading of the page.","type":"string","minLength":1,"examples":["Realisatieprocessen"]},"fields":{"x-english":"What columns and filters can show, by name. A name of the product's gets another label or word; any other name is a field of the list's own, found in the record by its path.","type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"$ref":"#/$defs/listField"},"examples":[{"region":{"path":"values.Object.Address.RVBRegion","label":"Regio","kind":"option"}}]},"layouts":{"x-english":"Sets of columns to choose from; the first is the one a person starts with.","type":"array","minItems":1,"items":{"$ref":"#/$defs/listLayout"},"examples":[[{"name":"default","label":"Standaard","columns":[{"field":"reference"},{"field":"address"}]}]]},"sheet":{"x-english":"Columns of the exported sheet; those of the layout in view when left out.","type":"array","minItems":1,"items":{"$ref":"#/$defs/listColumn"},"examples":[[{"field":"reference"},{"field":"address","width":40}]]},"filters":{"x-english":"Filters, in order.","type":"array","items":{"$ref":"#/$defs/listFilter"},"examples":[[{"field":"search"},{"field":"municipality"}]]},"categories":{"x-english":"Tabs above the list. The realisation list takes them from filterWords.","type":"array","items":{"$ref":"#/$defs/listCategory"},"examples":[[{"word":"open","label":"Open","field":"status","values":["2"],"default":true}]]},"pageSize":{"x-english":"Rows a page at first.","type":"integer","minimum":1,"maximum":1000,"examples":[10]},"pageSizes":{"x-english":"Rows a page to choose from.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":1000},"examples":[[10,20,50,100]]},"sort":{"x-english":"Order at first.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"#/$defs/fieldName"},"descending":{"x-english":"Highest first.","type":"boolean","examples":[true]}},"examples":[{"field":"updated","descending":true}]},"starts":{"x-english":"What a role begins the list with: a tab, filters, columns and order. A person's own choice goes before it, and so does a shared view that an administrator chose for a role.","type":"array","items":{"$ref":"#/$defs/listStart"},"examples":[[{"roles":["municipality"],"view":"/actief?wacht-op=mij&sorteer=mijn-termijn"}]]},"minWidth":{"x-english":"Pixels: on a narrower screen the table scrolls sideways.","type":"integer","minimum":320,"maximum":4000,"examples":[920]},"maxWidth":{"x-english":"Pixels: on a wider screen the table stays this wide.","type":"integer","minimum":320,"maximum":4000,"examples":[1900]}},"$defs":{"fieldName":{"x-english":"Name of a field: one of the product's for this list, or one under `fields`.","type":"string","pattern":"^[a-z][A-Za-z0-9]*$","examples":["reference"]},"listField":{"x-english":"One field of a list.","type":"object","additionalProperties":false,"properties":{"label":{"x-english":"Dutch name, above the column and at the filter.","type":"string","minLength":1,"examples":["Regio"]},"word":{"x-english":"Name in the address. The field's own when left out.","type":"string","pattern":"^[a-z][a-z0-9-]*$","examples":["regio"]},"path":{"x-english":"Where the value is in the record: names with dots between. Only for a field of the list's own.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$","examples":["values.Object.Address.RVBRegion"]},"kind":{"x-english":"How the value reads, sorts and filters. Only for a field of the list's own.","enum":["text","number","date","instant","option","flag"],"examples":["option"]},"options":{"x-english":"Where the labels of an option come from: pids, municipalities, or a list under the tenant's options. The form that declares the field when left out, and without one the value itself.","type":"string","minLength":1,"examples":["pids"]}},"examples":[{"path":"values.Object.Address.RVBRegion","label":"Regio","kind":"option"}]},"listLayout":{"x-english":"A set of columns. One with the name of a layout of the product's takes its place, or adds to it.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"x-english":"In the address.","type":"string","pattern":"^[a-z][a-z0-9-]*$","examples":["default"]},"label":{"x-english":"Dutch name, to choose it by.","type":"string","minLength":1,"examples":["Standaard"]},"access":{"x-english":"Attribute of the access map that somebody needs for it; without one everybody who sees the list has it.","$ref":"tenant.schema.json#/$defs/attributeName","examples":["export"]},"columns":{"x-english":"Its columns, in order.","type":"array","minItems":1,"items":{"$ref":"#/$defs/listColumn"},"examples":[[{"field":"reference"}]]},"add":{"x-english":"Columns besides those of the product's layout of this name.","type":"array","minItems":1,"items":{"$ref":"#/$defs/listColumn"},"examples":[[{"field":"contractor","after":"step"}]]}},"examples":[{"name":"default","label":"Standaard","columns":[{"field":"reference"}]}]},"listColumn":{"x-english":"A column.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"#/$defs/fieldName"},"label":{"x-english":"Dutch heading in place of the field's label.","type":"string","minLength":1,"examples":["Objectnummer"]},"width":{"x-english":"On the screen pixels, in a sheet characters. As wide as what is in it when left out.","type":"integer","minimum":4,"maximum":800,"examples":[120]},"export":{"x-english":"Whether it is in the exported sheet too.","type":"boolean","examples":[false]},"after":{"x-english":"Field of the column it follows, where it is added to a layout of the product's; last when left out.","type":"string","examples":["step"]}},"examples":[{"field":"reference","width":120}]},"listStart":{"x-english":"What some roles begin a list with. The first with one of somebody's roles holds.","type":"object","additionalProperties":false,"required":["roles","view"],"properties":{"roles":{"x-english":"Whose it is.","$ref":"section.schema.json#/$defs/roles","examples":[["municipality"]]},"view":{"x-english":"What follows the list's address when it is shown so: the word of its tab, and the query with filters, columns and order. What a saved view stores.","type":"string","maxLength":2000,"pattern":"^(/[a-z0-9-]{1,60})?(\\?[A-Za-z0-9*\\-._~%+=&,:;@!$'()/?]*)?$","examples":["/actief?wacht-op=mij&sorteer=mijn-termijn"]}},"examples":[{"roles":["municipality"],"view":"/actief?wacht-op=mij&sorteer=mijn-termijn"}]},"listFilter":{"x-english":"A filter. Texts hold when they are contained, tags when all chosen ones are there, anything else when it is equal.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"#/$defs/fieldName"},"label":{"x-english":"Dutch name in place of the field's label.","type":"string","minLength":1,"examples":["Zoek op referentie of adres"]},"multiple":{"x-english":"More than one value can be chosen; a row holds when it has one of them.","type":"boolean","examples":[true]},"more":{"x-english":"Stands under 'Meer filters', for what is seldom asked.","type":"boolean","examples":[true]}},"examples":[{"field":"municipality"}]},"listCategory":{"x-english":"A tab.","type":"object","additionalProperties":false,"required":["word","label"],"properties":{"word":{"x-english":"In the address.","type":"string","pattern":"^[a-z][a-z0-9-]*$","examples":["open"]},"label":{"x-english":"Dutch label.","type":"string","minLength":1,"examples":["Open"]},"field":{"$ref":"#/$defs/fieldName"},"values":{"x-english":"Values of that field that are listed; without a field everything is.","type":"array","minItems":1,"items":{"type":"string"},"examples":[["2"]]},"layout":{"x-english":"Layout the tab is shown in.","type":"string","examples":["rejected"]},"default":{"x-english":"The tab the bare list opens.","type":"boolean","examples":[true]}},"examples":[{"word":"open","label":"Open","field":"status","values":["2"],"default":true}]}}};
const schema190 = {"x-english":"One field of a list.","type":"object","additionalProperties":false,"properties":{"label":{"x-english":"Dutch name, above the column and at the filter.","type":"string","minLength":1,"examples":["Regio"]},"word":{"x-english":"Name in the address. The field's own when left out.","type":"string","pattern":"^[a-z][a-z0-9-]*$","examples":["regio"]},"path":{"x-english":"Where the value is in the record: names with dots between. Only for a field of the list's own.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$","examples":["values.Object.Address.RVBRegion"]},"kind":{"x-english":"How the value reads, sorts and filters. Only for a field of the list's own.","enum":["text","number","date","instant","option","flag"],"examples":["option"]},"options":{"x-english":"Where the labels of an option come from: pids, municipalities, or a list under the tenant's options. The form that declares the field when left out, and without one the value itself.","type":"string","minLength":1,"examples":["pids"]}},"examples":[{"path":"values.Object.Address.RVBRegion","label":"Regio","kind":"option"}]};
const schema194 = {"x-english":"Name of a field: one of the product's for this list, or one under `fields`.","type":"string","pattern":"^[a-z][A-Za-z0-9]*$","examples":["reference"]};
const pattern100 = new RegExp("^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$", "u");
const schema191 = {"x-english":"A set of columns. One with the name of a layout of the product's takes its place, or adds to it.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"x-english":"In the address.","type":"string","pattern":"^[a-z][a-z0-9-]*$","examples":["default"]},"label":{"x-english":"Dutch name, to choose it by.","type":"string","minLength":1,"examples":["Standaard"]},"access":{"x-english":"Attribute of the access map that somebody needs for it; without one everybody who sees the list has it.","$ref":"tenant.schema.json#/$defs/attributeName","examples":["export"]},"columns":{"x-english":"Its columns, in order.","type":"array","minItems":1,"items":{"$ref":"#/$defs/listColumn"},"examples":[[{"field":"reference"}]]},"add":{"x-english":"Columns besides those of the product's layout of this name.","type":"array","minItems":1,"items":{"$ref":"#/$defs/listColumn"},"examples":[[{"field":"contractor","after":"step"}]]}},"examples":[{"name":"default","label":"Standaard","columns":[{"field":"reference"}]}]};
const schema193 = {"x-english":"A column.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"#/$defs/fieldName"},"label":{"x-english":"Dutch heading in place of the field's label.","type":"string","minLength":1,"examples":["Objectnummer"]},"width":{"x-english":"On the screen pixels, in a sheet characters. As wide as what is in it when left out.","type":"integer","minimum":4,"maximum":800,"examples":[120]},"export":{"x-english":"Whether it is in the exported sheet too.","type":"boolean","examples":[false]},"after":{"x-english":"Field of the column it follows, where it is added to a layout of the product's; last when left out.","type":"string","examples":["step"]}},"examples":[{"field":"reference","width":120}]};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema193.required,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "field") || (key0 === "label")) || (key0 === "width")) || (key0 === "export")) || (key0 === "after"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(!pattern89.test(data0)){
const err2 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/fieldName/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\"",schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema194,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/fieldName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema194.type,parentSchema:schema194,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema193.properties.label,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema193.properties.label.type,parentSchema:schema193.properties.label,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema193.properties.width.type,parentSchema:schema193.properties.width,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 800 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 800},message:"must be <= 800",schema:800,parentSchema:schema193.properties.width,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 4 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4",schema:4,parentSchema:schema193.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.export !== undefined){
let data3 = data.export;
if(typeof data3 !== "boolean"){
const err9 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema193.properties.export.type,parentSchema:schema193.properties.export,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.after !== undefined){
let data4 = data.after;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema193.properties.after.type,parentSchema:schema193.properties.after,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema193.type,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema191.required,parentSchema:schema191,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "label")) || (key0 === "access")) || (key0 === "columns")) || (key0 === "add"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema191,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern22.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema191.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema191.properties.name.type,parentSchema:schema191.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema191.properties.label,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema191.properties.label.type,parentSchema:schema191.properties.label,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.access !== undefined){
let data2 = data.access;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/access",schemaPath:"tenant.schema.json#/$defs/attributeName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema180,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/access",schemaPath:"tenant.schema.json#/$defs/attributeName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema180.type,parentSchema:schema180,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.columns !== undefined){
let data3 = data.columns;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema191.properties.columns,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate215(data3[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema191.properties.columns.type,parentSchema:schema191.properties.columns,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.add !== undefined){
let data5 = data.add;
if(Array.isArray(data5)){
if(data5.length < 1){
const err10 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema191.properties.add,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate215(data5[i1], {instancePath:instancePath+"/add/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema191.properties.add.type,parentSchema:schema191.properties.add,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema191.type,parentSchema:schema191,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema195 = {"x-english":"A filter. Texts hold when they are contained, tags when all chosen ones are there, anything else when it is equal.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"#/$defs/fieldName"},"label":{"x-english":"Dutch name in place of the field's label.","type":"string","minLength":1,"examples":["Zoek op referentie of adres"]},"multiple":{"x-english":"More than one value can be chosen; a row holds when it has one of them.","type":"boolean","examples":[true]},"more":{"x-english":"Stands under 'Meer filters', for what is seldom asked.","type":"boolean","examples":[true]}},"examples":[{"field":"municipality"}]};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema195.required,parentSchema:schema195,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "field") || (key0 === "label")) || (key0 === "multiple")) || (key0 === "more"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema195,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(!pattern89.test(data0)){
const err2 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/fieldName/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\"",schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema194,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/fieldName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema194.type,parentSchema:schema194,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema195.properties.label,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema195.properties.label.type,parentSchema:schema195.properties.label,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.multiple !== undefined){
let data2 = data.multiple;
if(typeof data2 !== "boolean"){
const err6 = {instancePath:instancePath+"/multiple",schemaPath:"#/properties/multiple/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema195.properties.multiple.type,parentSchema:schema195.properties.multiple,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.more !== undefined){
let data3 = data.more;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema195.properties.more.type,parentSchema:schema195.properties.more,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema195.type,parentSchema:schema195,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema197 = {"x-english":"A tab.","type":"object","additionalProperties":false,"required":["word","label"],"properties":{"word":{"x-english":"In the address.","type":"string","pattern":"^[a-z][a-z0-9-]*$","examples":["open"]},"label":{"x-english":"Dutch label.","type":"string","minLength":1,"examples":["Open"]},"field":{"$ref":"#/$defs/fieldName"},"values":{"x-english":"Values of that field that are listed; without a field everything is.","type":"array","minItems":1,"items":{"type":"string"},"examples":[["2"]]},"layout":{"x-english":"Layout the tab is shown in.","type":"string","examples":["rejected"]},"default":{"x-english":"The tab the bare list opens.","type":"boolean","examples":[true]}},"examples":[{"word":"open","label":"Open","field":"status","values":["2"],"default":true}]};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.word === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "word"},message:"must have required property '"+"word"+"'",schema:schema197.required,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema197.required,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "word") || (key0 === "label")) || (key0 === "field")) || (key0 === "values")) || (key0 === "layout")) || (key0 === "default"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.word !== undefined){
let data0 = data.word;
if(typeof data0 === "string"){
if(!pattern22.test(data0)){
const err3 = {instancePath:instancePath+"/word",schemaPath:"#/properties/word/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema197.properties.word,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/word",schemaPath:"#/properties/word/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema197.properties.word.type,parentSchema:schema197.properties.word,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema197.properties.label,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema197.properties.label.type,parentSchema:schema197.properties.label,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.field !== undefined){
let data2 = data.field;
if(typeof data2 === "string"){
if(!pattern89.test(data2)){
const err7 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/fieldName/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\"",schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema194,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/fieldName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema194.type,parentSchema:schema194,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.values !== undefined){
let data3 = data.values;
if(Array.isArray(data3)){
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema197.properties.values,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema197.properties.values.items.type,parentSchema:schema197.properties.values.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema197.properties.values.type,parentSchema:schema197.properties.values,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.layout !== undefined){
let data5 = data.layout;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema197.properties.layout.type,parentSchema:schema197.properties.layout,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.default !== undefined){
let data6 = data.default;
if(typeof data6 !== "boolean"){
const err13 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema197.properties.default.type,parentSchema:schema197.properties.default,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema197.type,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema200 = {"x-english":"What some roles begin a list with. The first with one of somebody's roles holds.","type":"object","additionalProperties":false,"required":["roles","view"],"properties":{"roles":{"x-english":"Whose it is.","$ref":"section.schema.json#/$defs/roles","examples":[["municipality"]]},"view":{"x-english":"What follows the list's address when it is shown so: the word of its tab, and the query with filters, columns and order. What a saved view stores.","type":"string","maxLength":2000,"pattern":"^(/[a-z0-9-]{1,60})?(\\?[A-Za-z0-9*\\-._~%+=&,:;@!$'()/?]*)?$","examples":["/actief?wacht-op=mij&sorteer=mijn-termijn"]}},"examples":[{"roles":["municipality"],"view":"/actief?wacht-op=mij&sorteer=mijn-termijn"}]};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((((((((data0 === "cpo") || (data0 === "municipality")) || (data0 === "admin")) || (data0 === "developer")) || (data0 === "rvb")) || (data0 === "customer")) || (data0 === "caseworker")) || (data0 === "caseviewer")) || (data0 === "guest"))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"condition.schema.json#/$defs/role/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values",schema:schema50.enum,parentSchema:schema50,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data[i1], data[j0])){
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const pattern107 = new RegExp("^(/[a-z0-9-]{1,60})?(\\?[A-Za-z0-9*\\-._~%+=&,:;@!$'()/?]*)?$", "u");

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.roles === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'",schema:schema200.required,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.view === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema200.required,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "roles") || (key0 === "view"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.roles !== undefined){
if(!(validate225(data.roles, {instancePath:instancePath+"/roles",parentData:data,parentDataProperty:"roles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
if(data.view !== undefined){
let data1 = data.view;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err3 = {instancePath:instancePath+"/view",schemaPath:"#/properties/view/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema200.properties.view,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern107.test(data1)){
const err4 = {instancePath:instancePath+"/view",schemaPath:"#/properties/view/pattern",keyword:"pattern",params:{pattern: "^(/[a-z0-9-]{1,60})?(\\?[A-Za-z0-9*\\-._~%+=&,:;@!$'()/?]*)?$"},message:"must match pattern \""+"^(/[a-z0-9-]{1,60})?(\\?[A-Za-z0-9*\\-._~%+=&,:;@!$'()/?]*)?$"+"\"",schema:"^(/[a-z0-9-]{1,60})?(\\?[A-Za-z0-9*\\-._~%+=&,:;@!$'()/?]*)?$",parentSchema:schema200.properties.view,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/view",schemaPath:"#/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.view.type,parentSchema:schema200.properties.view,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema200.type,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema189.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema189.properties.$schema.type,parentSchema:schema189.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err2 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema189.properties.label,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema189.properties.label.type,parentSchema:schema189.properties.label,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs8 = errors;
if(typeof key1 === "string"){
if(!pattern89.test(key1)){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\"",schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema189.properties.fields.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema189.properties.fields.propertyNames,parentSchema:schema189.properties.fields,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data2){
let data3 = data2[key2];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 in data3){
if(!(((((key3 === "label") || (key3 === "word")) || (key3 === "path")) || (key3 === "kind")) || (key3 === "options"))){
const err6 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/listField/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema190,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.label !== undefined){
let data4 = data3.label;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err7 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/$defs/listField/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema190.properties.label,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/$defs/listField/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema190.properties.label.type,parentSchema:schema190.properties.label,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.word !== undefined){
let data5 = data3.word;
if(typeof data5 === "string"){
if(!pattern22.test(data5)){
const err9 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/word",schemaPath:"#/$defs/listField/properties/word/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema190.properties.word,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/word",schemaPath:"#/$defs/listField/properties/word/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema190.properties.word.type,parentSchema:schema190.properties.word,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.path !== undefined){
let data6 = data3.path;
if(typeof data6 === "string"){
if(!pattern100.test(data6)){
const err11 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/path",schemaPath:"#/$defs/listField/properties/path/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$",parentSchema:schema190.properties.path,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/path",schemaPath:"#/$defs/listField/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema190.properties.path.type,parentSchema:schema190.properties.path,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.kind !== undefined){
let data7 = data3.kind;
if(!((((((data7 === "text") || (data7 === "number")) || (data7 === "date")) || (data7 === "instant")) || (data7 === "option")) || (data7 === "flag"))){
const err13 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/$defs/listField/properties/kind/enum",keyword:"enum",params:{allowedValues: schema190.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema190.properties.kind.enum,parentSchema:schema190.properties.kind,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.options !== undefined){
let data8 = data3.options;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err14 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/options",schemaPath:"#/$defs/listField/properties/options/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema190.properties.options,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/options",schemaPath:"#/$defs/listField/properties/options/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema190.properties.options.type,parentSchema:schema190.properties.options,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/listField/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema190.type,parentSchema:schema190,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema189.properties.fields.type,parentSchema:schema189.properties.fields,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.layouts !== undefined){
let data9 = data.layouts;
if(Array.isArray(data9)){
if(data9.length < 1){
const err18 = {instancePath:instancePath+"/layouts",schemaPath:"#/properties/layouts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema189.properties.layouts,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate214(data9[i0], {instancePath:instancePath+"/layouts/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/layouts",schemaPath:"#/properties/layouts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema189.properties.layouts.type,parentSchema:schema189.properties.layouts,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.sheet !== undefined){
let data11 = data.sheet;
if(Array.isArray(data11)){
if(data11.length < 1){
const err20 = {instancePath:instancePath+"/sheet",schemaPath:"#/properties/sheet/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema189.properties.sheet,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate215(data11[i1], {instancePath:instancePath+"/sheet/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/sheet",schemaPath:"#/properties/sheet/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema189.properties.sheet.type,parentSchema:schema189.properties.sheet,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.filters !== undefined){
let data13 = data.filters;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate220(data13[i2], {instancePath:instancePath+"/filters/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema189.properties.filters.type,parentSchema:schema189.properties.filters,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.categories !== undefined){
let data15 = data.categories;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
if(!(validate222(data15[i3], {instancePath:instancePath+"/categories/" + i3,parentData:data15,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema189.properties.categories.type,parentSchema:schema189.properties.categories,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.pageSize !== undefined){
let data17 = data.pageSize;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err24 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema189.properties.pageSize.type,parentSchema:schema189.properties.pageSize,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 > 1000 || isNaN(data17)){
const err25 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema189.properties.pageSize,data:data17};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err26 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema189.properties.pageSize,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.pageSizes !== undefined){
let data18 = data.pageSizes;
if(Array.isArray(data18)){
if(data18.length < 1){
const err27 = {instancePath:instancePath+"/pageSizes",schemaPath:"#/properties/pageSizes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema189.properties.pageSizes,data:data18};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err28 = {instancePath:instancePath+"/pageSizes/" + i4,schemaPath:"#/properties/pageSizes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema189.properties.pageSizes.items.type,parentSchema:schema189.properties.pageSizes.items,data:data19};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 1000 || isNaN(data19)){
const err29 = {instancePath:instancePath+"/pageSizes/" + i4,schemaPath:"#/properties/pageSizes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema189.properties.pageSizes.items,data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err30 = {instancePath:instancePath+"/pageSizes/" + i4,schemaPath:"#/properties/pageSizes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema189.properties.pageSizes.items,data:data19};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
let i5 = data18.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data18[i5];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err31 = {instancePath:instancePath+"/pageSizes",schemaPath:"#/properties/pageSizes/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i5+" are identical)",schema:true,parentSchema:schema189.properties.pageSizes,data:data18};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err32 = {instancePath:instancePath+"/pageSizes",schemaPath:"#/properties/pageSizes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema189.properties.pageSizes.type,parentSchema:schema189.properties.pageSizes,data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sort !== undefined){
let data20 = data.sort;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.field === undefined){
const err33 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema189.properties.sort.required,parentSchema:schema189.properties.sort,data:data20};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key4 in data20){
if(!((key4 === "field") || (key4 === "descending"))){
const err34 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema189.properties.sort,data:data20};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data20.field !== undefined){
let data21 = data20.field;
if(typeof data21 === "string"){
if(!pattern89.test(data21)){
const err35 = {instancePath:instancePath+"/sort/field",schemaPath:"#/$defs/fieldName/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\"",schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema194,data:data21};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/sort/field",schemaPath:"#/$defs/fieldName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema194.type,parentSchema:schema194,data:data21};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data20.descending !== undefined){
let data22 = data20.descending;
if(typeof data22 !== "boolean"){
const err37 = {instancePath:instancePath+"/sort/descending",schemaPath:"#/properties/sort/properties/descending/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema189.properties.sort.properties.descending.type,parentSchema:schema189.properties.sort.properties.descending,data:data22};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema189.properties.sort.type,parentSchema:schema189.properties.sort,data:data20};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.starts !== undefined){
let data23 = data.starts;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i6=0; i6<len5; i6++){
if(!(validate224(data23[i6], {instancePath:instancePath+"/starts/" + i6,parentData:data23,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/starts",schemaPath:"#/properties/starts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema189.properties.starts.type,parentSchema:schema189.properties.starts,data:data23};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.minWidth !== undefined){
let data25 = data.minWidth;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err40 = {instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema189.properties.minWidth.type,parentSchema:schema189.properties.minWidth,data:data25};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 > 4000 || isNaN(data25)){
const err41 = {instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},message:"must be <= 4000",schema:4000,parentSchema:schema189.properties.minWidth,data:data25};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data25 < 320 || isNaN(data25)){
const err42 = {instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 320},message:"must be >= 320",schema:320,parentSchema:schema189.properties.minWidth,data:data25};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.maxWidth !== undefined){
let data26 = data.maxWidth;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err43 = {instancePath:instancePath+"/maxWidth",schemaPath:"#/properties/maxWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema189.properties.maxWidth.type,parentSchema:schema189.properties.maxWidth,data:data26};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 > 4000 || isNaN(data26)){
const err44 = {instancePath:instancePath+"/maxWidth",schemaPath:"#/properties/maxWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},message:"must be <= 4000",schema:4000,parentSchema:schema189.properties.maxWidth,data:data26};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data26 < 320 || isNaN(data26)){
const err45 = {instancePath:instancePath+"/maxWidth",schemaPath:"#/properties/maxWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 320},message:"must be >= 320",schema:320,parentSchema:schema189.properties.maxWidth,data:data26};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema189.type,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.acronym === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acronym"},message:"must have required property '"+"acronym"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pageTitle === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageTitle"},message:"must have required property '"+"pageTitle"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.supportAddress === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supportAddress"},message:"must have required property '"+"supportAddress"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.theme === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "theme"},message:"must have required property '"+"theme"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.flow === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flow"},message:"must have required property '"+"flow"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.access === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access"},message:"must have required property '"+"access"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.filterWords === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filterWords"},message:"must have required property '"+"filterWords"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.processTypes === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "processTypes"},message:"must have required property '"+"processTypes"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.onHoldReasons === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "onHoldReasons"},message:"must have required property '"+"onHoldReasons"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.cancelReasons === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cancelReasons"},message:"must have required property '"+"cancelReasons"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.search === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "search"},message:"must have required property '"+"search"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.map === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "map"},message:"must have required property '"+"map"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema129.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err15 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.$schema.type,parentSchema:schema129.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.slug !== undefined){
let data1 = data.slug;
if(typeof data1 === "string"){
if(func1(data1) > 40){
const err16 = {instancePath:instancePath+"/slug",schemaPath:"#/$defs/slug/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema130,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern22.test(data1)){
const err17 = {instancePath:instancePath+"/slug",schemaPath:"#/$defs/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema130,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/slug",schemaPath:"#/$defs/slug/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.type,parentSchema:schema130,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err19 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.name,data:data2};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.name.type,parentSchema:schema129.properties.name,data:data2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.label !== undefined){
let data3 = data.label;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err21 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.label,data:data3};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.label.type,parentSchema:schema129.properties.label,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.acronym !== undefined){
let data4 = data.acronym;
if(typeof data4 === "string"){
if(func1(data4) > 10){
const err23 = {instancePath:instancePath+"/acronym",schemaPath:"#/properties/acronym/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters",schema:10,parentSchema:schema129.properties.acronym,data:data4};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data4) < 1){
const err24 = {instancePath:instancePath+"/acronym",schemaPath:"#/properties/acronym/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.acronym,data:data4};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/acronym",schemaPath:"#/properties/acronym/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.acronym.type,parentSchema:schema129.properties.acronym,data:data4};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.export !== undefined){
let data5 = data.export;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(key1 === "postalCodes")){
const err26 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.export,data:data5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.postalCodes !== undefined){
let data6 = data5.postalCodes;
if(!((data6 === "formatted") || (data6 === "stored"))){
const err27 = {instancePath:instancePath+"/export/postalCodes",schemaPath:"#/properties/export/properties/postalCodes/enum",keyword:"enum",params:{allowedValues: schema129.properties.export.properties.postalCodes.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.export.properties.postalCodes.enum,parentSchema:schema129.properties.export.properties.postalCodes,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.export.type,parentSchema:schema129.properties.export,data:data5};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.pageTitle !== undefined){
let data7 = data.pageTitle;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err29 = {instancePath:instancePath+"/pageTitle",schemaPath:"#/properties/pageTitle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.pageTitle,data:data7};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/pageTitle",schemaPath:"#/properties/pageTitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.pageTitle.type,parentSchema:schema129.properties.pageTitle,data:data7};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.baseUrl !== undefined){
let data8 = data.baseUrl;
if(typeof data8 === "string"){
if(!pattern64.test(data8)){
const err31 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^$|^https?://"},message:"must match pattern \""+"^$|^https?://"+"\"",schema:"^$|^https?://",parentSchema:schema129.properties.baseUrl,data:data8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.baseUrl.type,parentSchema:schema129.properties.baseUrl,data:data8};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.default !== undefined){
let data9 = data.default;
if(typeof data9 !== "boolean"){
const err33 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.default.type,parentSchema:schema129.properties.default,data:data9};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.supportAddress !== undefined){
let data10 = data.supportAddress;
if(!(typeof data10 === "string")){
const err34 = {instancePath:instancePath+"/supportAddress",schemaPath:"#/properties/supportAddress/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.supportAddress.type,parentSchema:schema129.properties.supportAddress,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.accessibilityStatement !== undefined){
let data11 = data.accessibilityStatement;
if(typeof data11 === "string"){
if(!pattern65.test(data11)){
const err35 = {instancePath:instancePath+"/accessibilityStatement",schemaPath:"#/properties/accessibilityStatement/pattern",keyword:"pattern",params:{pattern: "^https://\\S+$"},message:"must match pattern \""+"^https://\\S+$"+"\"",schema:"^https://\\S+$",parentSchema:schema129.properties.accessibilityStatement,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/accessibilityStatement",schemaPath:"#/properties/accessibilityStatement/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.accessibilityStatement.type,parentSchema:schema129.properties.accessibilityStatement,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.theme !== undefined){
if(!(validate89(data.theme, {instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.flow !== undefined){
let data13 = data.flow;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err37 = {instancePath:instancePath+"/flow",schemaPath:"flow.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",parentSchema:schema1,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/flow",schemaPath:"flow.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema1.type,parentSchema:schema1,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.access !== undefined){
let data14 = data.access;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(!(func0.call(schema129.properties.access.properties, key2))){
const err39 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.access,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data14.requestlist !== undefined){
if(!(validate91(data14.requestlist, {instancePath:instancePath+"/access/requestlist",parentData:data14,parentDataProperty:"requestlist",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.requestlocations !== undefined){
if(!(validate91(data14.requestlocations, {instancePath:instancePath+"/access/requestlocations",parentData:data14,parentDataProperty:"requestlocations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.realisationlist !== undefined){
if(!(validate91(data14.realisationlist, {instancePath:instancePath+"/access/realisationlist",parentData:data14,parentDataProperty:"realisationlist",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.locationlist !== undefined){
if(!(validate91(data14.locationlist, {instancePath:instancePath+"/access/locationlist",parentData:data14,parentDataProperty:"locationlist",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.realisationbtn !== undefined){
if(!(validate91(data14.realisationbtn, {instancePath:instancePath+"/access/realisationbtn",parentData:data14,parentDataProperty:"realisationbtn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.requestcomment !== undefined){
if(!(validate91(data14.requestcomment, {instancePath:instancePath+"/access/requestcomment",parentData:data14,parentDataProperty:"requestcomment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.realisationcomment !== undefined){
if(!(validate91(data14.realisationcomment, {instancePath:instancePath+"/access/realisationcomment",parentData:data14,parentDataProperty:"realisationcomment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.canChangeStatus !== undefined){
if(!(validate91(data14.canChangeStatus, {instancePath:instancePath+"/access/canChangeStatus",parentData:data14,parentDataProperty:"canChangeStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.canChangeCommentStatus !== undefined){
if(!(validate91(data14.canChangeCommentStatus, {instancePath:instancePath+"/access/canChangeCommentStatus",parentData:data14,parentDataProperty:"canChangeCommentStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.canModerateComments !== undefined){
if(!(validate91(data14.canModerateComments, {instancePath:instancePath+"/access/canModerateComments",parentData:data14,parentDataProperty:"canModerateComments",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.canConfirmTrafficDecisions !== undefined){
if(!(validate91(data14.canConfirmTrafficDecisions, {instancePath:instancePath+"/access/canConfirmTrafficDecisions",parentData:data14,parentDataProperty:"canConfirmTrafficDecisions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.canAccessDebugger !== undefined){
if(!(validate91(data14.canAccessDebugger, {instancePath:instancePath+"/access/canAccessDebugger",parentData:data14,parentDataProperty:"canAccessDebugger",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.automatedViews !== undefined){
if(!(validate91(data14.automatedViews, {instancePath:instancePath+"/access/automatedViews",parentData:data14,parentDataProperty:"automatedViews",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.generateStartDoc !== undefined){
if(!(validate91(data14.generateStartDoc, {instancePath:instancePath+"/access/generateStartDoc",parentData:data14,parentDataProperty:"generateStartDoc",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.admin !== undefined){
if(!(validate91(data14.admin, {instancePath:instancePath+"/access/admin",parentData:data14,parentDataProperty:"admin",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.reporting !== undefined){
if(!(validate91(data14.reporting, {instancePath:instancePath+"/access/reporting",parentData:data14,parentDataProperty:"reporting",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.customerreports !== undefined){
if(!(validate91(data14.customerreports, {instancePath:instancePath+"/access/customerreports",parentData:data14,parentDataProperty:"customerreports",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.eventlog !== undefined){
if(!(validate91(data14.eventlog, {instancePath:instancePath+"/access/eventlog",parentData:data14,parentDataProperty:"eventlog",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.chargingpoints !== undefined){
if(!(validate91(data14.chargingpoints, {instancePath:instancePath+"/access/chargingpoints",parentData:data14,parentDataProperty:"chargingpoints",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.manuals !== undefined){
if(!(validate91(data14.manuals, {instancePath:instancePath+"/access/manuals",parentData:data14,parentDataProperty:"manuals",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.export !== undefined){
if(!(validate91(data14.export, {instancePath:instancePath+"/access/export",parentData:data14,parentDataProperty:"export",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.design !== undefined){
if(!(validate91(data14.design, {instancePath:instancePath+"/access/design",parentData:data14,parentDataProperty:"design",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data14.publish !== undefined){
if(!(validate91(data14.publish, {instancePath:instancePath+"/access/publish",parentData:data14,parentDataProperty:"publish",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.access.type,parentSchema:schema129.properties.access,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.roles !== undefined){
let data38 = data.roles;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(Object.keys(data38).length > 50){
const err41 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties",schema:50,parentSchema:schema129.properties.roles,data:data38};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key3 in data38){
const _errs59 = errors;
if(typeof key3 === "string"){
if(!pattern70.test(key3)){
const err42 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\"",schema:"^[a-z][a-z0-9-]{0,39}$",parentSchema:schema129.properties.roles.propertyNames,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid5 = _errs59 === errors;
if(!valid5){
const err43 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid",schema:schema129.properties.roles.propertyNames,parentSchema:schema129.properties.roles,data:data38};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
for(const key4 in data38){
let data39 = data38[key4];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.label === undefined){
const err44 = {instancePath:instancePath+"/roles/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/roles/additionalProperties/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema129.properties.roles.additionalProperties.required,parentSchema:schema129.properties.roles.additionalProperties,data:data39};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key5 in data39){
if(!(key5 === "label")){
const err45 = {instancePath:instancePath+"/roles/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/roles/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.roles.additionalProperties,data:data39};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data39.label !== undefined){
let data40 = data39.label;
if(typeof data40 === "string"){
if(func1(data40) > 60){
const err46 = {instancePath:instancePath+"/roles/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/roles/additionalProperties/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema129.properties.roles.additionalProperties.properties.label,data:data40};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func1(data40) < 1){
const err47 = {instancePath:instancePath+"/roles/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/roles/additionalProperties/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.roles.additionalProperties.properties.label,data:data40};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern71.test(data40)){
const err48 = {instancePath:instancePath+"/roles/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/roles/additionalProperties/properties/label/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema129.properties.roles.additionalProperties.properties.label,data:data40};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/roles/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/roles/additionalProperties/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.roles.additionalProperties.properties.label.type,parentSchema:schema129.properties.roles.additionalProperties.properties.label,data:data40};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/roles/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/roles/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.roles.additionalProperties.type,parentSchema:schema129.properties.roles.additionalProperties,data:data39};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.roles.type,parentSchema:schema129.properties.roles,data:data38};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.fileCategories !== undefined){
let data41 = data.fileCategories;
if(Array.isArray(data41)){
if(data41.length > 50){
const err52 = {instancePath:instancePath+"/fileCategories",schemaPath:"#/properties/fileCategories/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema129.properties.fileCategories,data:data41};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const len0 = data41.length;
for(let i0=0; i0<len0; i0++){
let data42 = data41[i0];
if(typeof data42 === "string"){
if(!pattern72.test(data42)){
const err53 = {instancePath:instancePath+"/fileCategories/" + i0,schemaPath:"#/properties/fileCategories/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9-]{1,39}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9-]{1,39}$"+"\"",schema:"^[A-Za-z][A-Za-z0-9-]{1,39}$",parentSchema:schema129.properties.fileCategories.items,data:data42};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/fileCategories/" + i0,schemaPath:"#/properties/fileCategories/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.fileCategories.items.type,parentSchema:schema129.properties.fileCategories.items,data:data42};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
let i1 = data41.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data41[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err55 = {instancePath:instancePath+"/fileCategories",schemaPath:"#/properties/fileCategories/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema129.properties.fileCategories,data:data41};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err56 = {instancePath:instancePath+"/fileCategories",schemaPath:"#/properties/fileCategories/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.fileCategories.type,parentSchema:schema129.properties.fileCategories,data:data41};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.judges !== undefined){
if(!(validate91(data.judges, {instancePath:instancePath+"/judges",parentData:data,parentDataProperty:"judges",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.terms !== undefined){
let data44 = data.terms;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key6 in data44){
const _errs73 = errors;
if(typeof key6 === "string"){
if(!pattern22.test(key6)){
const err57 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema129.properties.terms.propertyNames,data:key6,propertyName:key6};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var valid11 = _errs73 === errors;
if(!valid11){
const err58 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/propertyNames",keyword:"propertyNames",params:{propertyName: key6},message:"property name must be valid",schema:schema129.properties.terms.propertyNames,parentSchema:schema129.properties.terms,data:data44};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
for(const key7 in data44){
if(!(validate116(data44[key7], {instancePath:instancePath+"/terms/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data44,parentDataProperty:key7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err59 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.terms.type,parentSchema:schema129.properties.terms,data:data44};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.forecast !== undefined){
let data46 = data.forecast;
if(typeof data46 !== "boolean"){
const err60 = {instancePath:instancePath+"/forecast",schemaPath:"#/properties/forecast/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.forecast.type,parentSchema:schema129.properties.forecast,data:data46};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.today !== undefined){
let data47 = data.today;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key8 in data47){
if(!((key8 === "groups") || (key8 === "figures"))){
const err61 = {instancePath:instancePath+"/today",schemaPath:"#/properties/today/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.today,data:data47};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data47.groups !== undefined){
let data48 = data47.groups;
if(Array.isArray(data48)){
const len1 = data48.length;
for(let i2=0; i2<len1; i2++){
let data49 = data48[i2];
if(!(((((data49 === "steps") || (data49 === "judge")) || (data49 === "answer")) || (data49 === "terms")) || (data49 === "drafts"))){
const err62 = {instancePath:instancePath+"/today/groups/" + i2,schemaPath:"#/properties/today/properties/groups/items/enum",keyword:"enum",params:{allowedValues: schema129.properties.today.properties.groups.items.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.today.properties.groups.items.enum,parentSchema:schema129.properties.today.properties.groups.items,data:data49};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
let i3 = data48.length;
let j1;
if(i3 > 1){
outer0:
for(;i3--;){
for(j1 = i3; j1--;){
if(func4(data48[i3], data48[j1])){
const err63 = {instancePath:instancePath+"/today/groups",schemaPath:"#/properties/today/properties/groups/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)",schema:true,parentSchema:schema129.properties.today.properties.groups,data:data48};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err64 = {instancePath:instancePath+"/today/groups",schemaPath:"#/properties/today/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.today.properties.groups.type,parentSchema:schema129.properties.today.properties.groups,data:data48};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data47.figures !== undefined){
let data50 = data47.figures;
if(Array.isArray(data50)){
const len2 = data50.length;
for(let i4=0; i4<len2; i4++){
let data51 = data50[i4];
if(!(((((((data51 === "active") || (data51 === "onhold")) || (data51 === "completed")) || (data51 === "cancelled")) || (data51 === "late")) || (data51 === "behind")) || (data51 === "soon"))){
const err65 = {instancePath:instancePath+"/today/figures/" + i4,schemaPath:"#/properties/today/properties/figures/items/enum",keyword:"enum",params:{allowedValues: schema129.properties.today.properties.figures.items.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.today.properties.figures.items.enum,parentSchema:schema129.properties.today.properties.figures.items,data:data51};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
let i5 = data50.length;
let j2;
if(i5 > 1){
outer1:
for(;i5--;){
for(j2 = i5; j2--;){
if(func4(data50[i5], data50[j2])){
const err66 = {instancePath:instancePath+"/today/figures",schemaPath:"#/properties/today/properties/figures/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)",schema:true,parentSchema:schema129.properties.today.properties.figures,data:data50};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err67 = {instancePath:instancePath+"/today/figures",schemaPath:"#/properties/today/properties/figures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.today.properties.figures.type,parentSchema:schema129.properties.today.properties.figures,data:data50};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/today",schemaPath:"#/properties/today/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.today.type,parentSchema:schema129.properties.today,data:data47};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.tell !== undefined){
let data52 = data.tell;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
for(const key9 in data52){
if(!((key9 === "now") || (key9 === "daily"))){
const err69 = {instancePath:instancePath+"/tell",schemaPath:"#/properties/tell/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.tell,data:data52};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data52.now !== undefined){
let data53 = data52.now;
if(Array.isArray(data53)){
const len3 = data53.length;
for(let i6=0; i6<len3; i6++){
let data54 = data53[i6];
if(!((data54 === "mention") || (data54 === "reply"))){
const err70 = {instancePath:instancePath+"/tell/now/" + i6,schemaPath:"#/properties/tell/properties/now/items/enum",keyword:"enum",params:{allowedValues: schema129.properties.tell.properties.now.items.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.tell.properties.now.items.enum,parentSchema:schema129.properties.tell.properties.now.items,data:data54};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
let i7 = data53.length;
let j3;
if(i7 > 1){
outer2:
for(;i7--;){
for(j3 = i7; j3--;){
if(func4(data53[i7], data53[j3])){
const err71 = {instancePath:instancePath+"/tell/now",schemaPath:"#/properties/tell/properties/now/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)",schema:true,parentSchema:schema129.properties.tell.properties.now,data:data53};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err72 = {instancePath:instancePath+"/tell/now",schemaPath:"#/properties/tell/properties/now/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.tell.properties.now.type,parentSchema:schema129.properties.tell.properties.now,data:data53};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data52.daily !== undefined){
let data55 = data52.daily;
if(Array.isArray(data55)){
const len4 = data55.length;
for(let i8=0; i8<len4; i8++){
let data56 = data55[i8];
if(!(((((((((data56 === "mention") || (data56 === "role")) || (data56 === "reply")) || (data56 === "assign")) || (data56 === "step")) || (data56 === "back")) || (data56 === "near")) || (data56 === "over")) || (data56 === "view"))){
const err73 = {instancePath:instancePath+"/tell/daily/" + i8,schemaPath:"#/properties/tell/properties/daily/items/enum",keyword:"enum",params:{allowedValues: schema129.properties.tell.properties.daily.items.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.tell.properties.daily.items.enum,parentSchema:schema129.properties.tell.properties.daily.items,data:data56};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
let i9 = data55.length;
let j4;
if(i9 > 1){
outer3:
for(;i9--;){
for(j4 = i9; j4--;){
if(func4(data55[i9], data55[j4])){
const err74 = {instancePath:instancePath+"/tell/daily",schemaPath:"#/properties/tell/properties/daily/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)",schema:true,parentSchema:schema129.properties.tell.properties.daily,data:data55};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
break outer3;
}
}
}
}
}
else {
const err75 = {instancePath:instancePath+"/tell/daily",schemaPath:"#/properties/tell/properties/daily/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.tell.properties.daily.type,parentSchema:schema129.properties.tell.properties.daily,data:data55};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/tell",schemaPath:"#/properties/tell/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.tell.type,parentSchema:schema129.properties.tell,data:data52};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.bulk !== undefined){
let data57 = data.bulk;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key10 in data57){
if(!((((((key10 === "onhold") || (key10 === "cancel")) || (key10 === "tags")) || (key10 === "stakeholders")) || (key10 === "judge")) || (key10 === "most"))){
const err77 = {instancePath:instancePath+"/bulk",schemaPath:"#/properties/bulk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.bulk,data:data57};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data57.onhold !== undefined){
let data58 = data57.onhold;
if(typeof data58 !== "boolean"){
const err78 = {instancePath:instancePath+"/bulk/onhold",schemaPath:"#/properties/bulk/properties/onhold/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.bulk.properties.onhold.type,parentSchema:schema129.properties.bulk.properties.onhold,data:data58};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data57.cancel !== undefined){
let data59 = data57.cancel;
if(typeof data59 !== "boolean"){
const err79 = {instancePath:instancePath+"/bulk/cancel",schemaPath:"#/properties/bulk/properties/cancel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.bulk.properties.cancel.type,parentSchema:schema129.properties.bulk.properties.cancel,data:data59};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data57.tags !== undefined){
let data60 = data57.tags;
if(typeof data60 !== "boolean"){
const err80 = {instancePath:instancePath+"/bulk/tags",schemaPath:"#/properties/bulk/properties/tags/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.bulk.properties.tags.type,parentSchema:schema129.properties.bulk.properties.tags,data:data60};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data57.stakeholders !== undefined){
let data61 = data57.stakeholders;
if(Array.isArray(data61)){
const len5 = data61.length;
for(let i10=0; i10<len5; i10++){
let data62 = data61[i10];
if(!(((data62 === "contractor") || (data62 === "gridoperator")) || (data62 === "municipality"))){
const err81 = {instancePath:instancePath+"/bulk/stakeholders/" + i10,schemaPath:"#/properties/bulk/properties/stakeholders/items/enum",keyword:"enum",params:{allowedValues: schema129.properties.bulk.properties.stakeholders.items.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.bulk.properties.stakeholders.items.enum,parentSchema:schema129.properties.bulk.properties.stakeholders.items,data:data62};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
let i11 = data61.length;
let j5;
if(i11 > 1){
outer4:
for(;i11--;){
for(j5 = i11; j5--;){
if(func4(data61[i11], data61[j5])){
const err82 = {instancePath:instancePath+"/bulk/stakeholders",schemaPath:"#/properties/bulk/properties/stakeholders/uniqueItems",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)",schema:true,parentSchema:schema129.properties.bulk.properties.stakeholders,data:data61};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
break outer4;
}
}
}
}
}
else {
const err83 = {instancePath:instancePath+"/bulk/stakeholders",schemaPath:"#/properties/bulk/properties/stakeholders/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.bulk.properties.stakeholders.type,parentSchema:schema129.properties.bulk.properties.stakeholders,data:data61};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data57.judge !== undefined){
let data63 = data57.judge;
if(Array.isArray(data63)){
const len6 = data63.length;
for(let i12=0; i12<len6; i12++){
let data64 = data63[i12];
if(!(((data64 === "accept") || (data64 === "reject")) || (data64 === "remove"))){
const err84 = {instancePath:instancePath+"/bulk/judge/" + i12,schemaPath:"#/properties/bulk/properties/judge/items/enum",keyword:"enum",params:{allowedValues: schema129.properties.bulk.properties.judge.items.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.bulk.properties.judge.items.enum,parentSchema:schema129.properties.bulk.properties.judge.items,data:data64};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
let i13 = data63.length;
let j6;
if(i13 > 1){
outer5:
for(;i13--;){
for(j6 = i13; j6--;){
if(func4(data63[i13], data63[j6])){
const err85 = {instancePath:instancePath+"/bulk/judge",schemaPath:"#/properties/bulk/properties/judge/uniqueItems",keyword:"uniqueItems",params:{i: i13, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i13+" are identical)",schema:true,parentSchema:schema129.properties.bulk.properties.judge,data:data63};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
break outer5;
}
}
}
}
}
else {
const err86 = {instancePath:instancePath+"/bulk/judge",schemaPath:"#/properties/bulk/properties/judge/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.bulk.properties.judge.type,parentSchema:schema129.properties.bulk.properties.judge,data:data63};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data57.most !== undefined){
let data65 = data57.most;
if(!((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65)))){
const err87 = {instancePath:instancePath+"/bulk/most",schemaPath:"#/properties/bulk/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema129.properties.bulk.properties.most.type,parentSchema:schema129.properties.bulk.properties.most,data:data65};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(typeof data65 == "number"){
if(data65 > 5000 || isNaN(data65)){
const err88 = {instancePath:instancePath+"/bulk/most",schemaPath:"#/properties/bulk/properties/most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema129.properties.bulk.properties.most,data:data65};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data65 < 1 || isNaN(data65)){
const err89 = {instancePath:instancePath+"/bulk/most",schemaPath:"#/properties/bulk/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema129.properties.bulk.properties.most,data:data65};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
}
else {
const err90 = {instancePath:instancePath+"/bulk",schemaPath:"#/properties/bulk/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.bulk.type,parentSchema:schema129.properties.bulk,data:data57};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.filterWords !== undefined){
let data66 = data.filterWords;
if(Array.isArray(data66)){
if(data66.length < 1){
const err91 = {instancePath:instancePath+"/filterWords",schemaPath:"#/properties/filterWords/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.filterWords,data:data66};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
const len7 = data66.length;
for(let i14=0; i14<len7; i14++){
let data67 = data66[i14];
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.word === undefined){
const err92 = {instancePath:instancePath+"/filterWords/" + i14,schemaPath:"#/properties/filterWords/items/required",keyword:"required",params:{missingProperty: "word"},message:"must have required property '"+"word"+"'",schema:schema129.properties.filterWords.items.required,parentSchema:schema129.properties.filterWords.items,data:data67};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data67.label === undefined){
const err93 = {instancePath:instancePath+"/filterWords/" + i14,schemaPath:"#/properties/filterWords/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema129.properties.filterWords.items.required,parentSchema:schema129.properties.filterWords.items,data:data67};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data67.category === undefined){
const err94 = {instancePath:instancePath+"/filterWords/" + i14,schemaPath:"#/properties/filterWords/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema129.properties.filterWords.items.required,parentSchema:schema129.properties.filterWords.items,data:data67};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key11 in data67){
if(!((((key11 === "word") || (key11 === "label")) || (key11 === "category")) || (key11 === "aliases"))){
const err95 = {instancePath:instancePath+"/filterWords/" + i14,schemaPath:"#/properties/filterWords/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.filterWords.items,data:data67};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data67.word !== undefined){
let data68 = data67.word;
if(typeof data68 === "string"){
if(!pattern74.test(data68)){
const err96 = {instancePath:instancePath+"/filterWords/" + i14+"/word",schemaPath:"#/properties/filterWords/items/properties/word/pattern",keyword:"pattern",params:{pattern: "^[a-z]+$"},message:"must match pattern \""+"^[a-z]+$"+"\"",schema:"^[a-z]+$",parentSchema:schema129.properties.filterWords.items.properties.word,data:data68};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/filterWords/" + i14+"/word",schemaPath:"#/properties/filterWords/items/properties/word/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.filterWords.items.properties.word.type,parentSchema:schema129.properties.filterWords.items.properties.word,data:data68};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data67.label !== undefined){
let data69 = data67.label;
if(typeof data69 === "string"){
if(func1(data69) < 1){
const err98 = {instancePath:instancePath+"/filterWords/" + i14+"/label",schemaPath:"#/properties/filterWords/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.filterWords.items.properties.label,data:data69};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/filterWords/" + i14+"/label",schemaPath:"#/properties/filterWords/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.filterWords.items.properties.label.type,parentSchema:schema129.properties.filterWords.items.properties.label,data:data69};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data67.category !== undefined){
let data70 = data67.category;
if(!((((((data70 === "active") || (data70 === "municipality")) || (data70 === "cpo")) || (data70 === "onhold")) || (data70 === "completed")) || (data70 === "cancelled"))){
const err100 = {instancePath:instancePath+"/filterWords/" + i14+"/category",schemaPath:"#/properties/filterWords/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema129.properties.filterWords.items.properties.category.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.filterWords.items.properties.category.enum,parentSchema:schema129.properties.filterWords.items.properties.category,data:data70};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data67.aliases !== undefined){
let data71 = data67.aliases;
if(Array.isArray(data71)){
const len8 = data71.length;
for(let i15=0; i15<len8; i15++){
let data72 = data71[i15];
if(typeof data72 === "string"){
if(!pattern74.test(data72)){
const err101 = {instancePath:instancePath+"/filterWords/" + i14+"/aliases/" + i15,schemaPath:"#/properties/filterWords/items/properties/aliases/items/pattern",keyword:"pattern",params:{pattern: "^[a-z]+$"},message:"must match pattern \""+"^[a-z]+$"+"\"",schema:"^[a-z]+$",parentSchema:schema129.properties.filterWords.items.properties.aliases.items,data:data72};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/filterWords/" + i14+"/aliases/" + i15,schemaPath:"#/properties/filterWords/items/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.filterWords.items.properties.aliases.items.type,parentSchema:schema129.properties.filterWords.items.properties.aliases.items,data:data72};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
let i16 = data71.length;
let j7;
if(i16 > 1){
const indices1 = {};
for(;i16--;){
let item1 = data71[i16];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j7 = indices1[item1];
const err103 = {instancePath:instancePath+"/filterWords/" + i14+"/aliases",schemaPath:"#/properties/filterWords/items/properties/aliases/uniqueItems",keyword:"uniqueItems",params:{i: i16, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i16+" are identical)",schema:true,parentSchema:schema129.properties.filterWords.items.properties.aliases,data:data71};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
break;
}
indices1[item1] = i16;
}
}
}
else {
const err104 = {instancePath:instancePath+"/filterWords/" + i14+"/aliases",schemaPath:"#/properties/filterWords/items/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.filterWords.items.properties.aliases.type,parentSchema:schema129.properties.filterWords.items.properties.aliases,data:data71};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/filterWords/" + i14,schemaPath:"#/properties/filterWords/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.filterWords.items.type,parentSchema:schema129.properties.filterWords.items,data:data67};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/filterWords",schemaPath:"#/properties/filterWords/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.filterWords.type,parentSchema:schema129.properties.filterWords,data:data66};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.processTypes !== undefined){
let data73 = data.processTypes;
if(Array.isArray(data73)){
if(data73.length < 1){
const err107 = {instancePath:instancePath+"/processTypes",schemaPath:"#/properties/processTypes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.processTypes,data:data73};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
const len9 = data73.length;
for(let i17=0; i17<len9; i17++){
let data74 = data73[i17];
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.value === undefined){
const err108 = {instancePath:instancePath+"/processTypes/" + i17,schemaPath:"#/properties/processTypes/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema129.properties.processTypes.items.required,parentSchema:schema129.properties.processTypes.items,data:data74};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data74.text === undefined){
const err109 = {instancePath:instancePath+"/processTypes/" + i17,schemaPath:"#/properties/processTypes/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema129.properties.processTypes.items.required,parentSchema:schema129.properties.processTypes.items,data:data74};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key12 in data74){
if(!(((key12 === "value") || (key12 === "text")) || (key12 === "meta"))){
const err110 = {instancePath:instancePath+"/processTypes/" + i17,schemaPath:"#/properties/processTypes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.processTypes.items,data:data74};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data74.value !== undefined){
let data75 = data74.value;
if(typeof data75 === "string"){
if(func1(data75) < 1){
const err111 = {instancePath:instancePath+"/processTypes/" + i17+"/value",schemaPath:"#/properties/processTypes/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.processTypes.items.properties.value,data:data75};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/processTypes/" + i17+"/value",schemaPath:"#/properties/processTypes/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.processTypes.items.properties.value.type,parentSchema:schema129.properties.processTypes.items.properties.value,data:data75};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data74.text !== undefined){
let data76 = data74.text;
if(typeof data76 === "string"){
if(func1(data76) < 1){
const err113 = {instancePath:instancePath+"/processTypes/" + i17+"/text",schemaPath:"#/properties/processTypes/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.processTypes.items.properties.text,data:data76};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/processTypes/" + i17+"/text",schemaPath:"#/properties/processTypes/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.processTypes.items.properties.text.type,parentSchema:schema129.properties.processTypes.items.properties.text,data:data76};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data74.meta !== undefined){
let data77 = data74.meta;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
for(const key13 in data77){
if(!(key13 === "subtype")){
let data78 = data77[key13];
if(((typeof data78 !== "string") && (!(typeof data78 == "number"))) && (typeof data78 !== "boolean")){
const err115 = {instancePath:instancePath+"/processTypes/" + i17+"/meta/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/processTypes/items/properties/meta/additionalProperties/type",keyword:"type",params:{type: schema129.properties.processTypes.items.properties.meta.additionalProperties.type},message:"must be string,number,boolean",schema:schema129.properties.processTypes.items.properties.meta.additionalProperties.type,parentSchema:schema129.properties.processTypes.items.properties.meta.additionalProperties,data:data78};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
if(data77.subtype !== undefined){
let data79 = data77.subtype;
if(typeof data79 !== "string"){
const err116 = {instancePath:instancePath+"/processTypes/" + i17+"/meta/subtype",schemaPath:"#/properties/processTypes/items/properties/meta/properties/subtype/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.processTypes.items.properties.meta.properties.subtype.type,parentSchema:schema129.properties.processTypes.items.properties.meta.properties.subtype,data:data79};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/processTypes/" + i17+"/meta",schemaPath:"#/properties/processTypes/items/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.processTypes.items.properties.meta.type,parentSchema:schema129.properties.processTypes.items.properties.meta,data:data77};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/processTypes/" + i17,schemaPath:"#/properties/processTypes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.processTypes.items.type,parentSchema:schema129.properties.processTypes.items,data:data74};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/processTypes",schemaPath:"#/properties/processTypes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.processTypes.type,parentSchema:schema129.properties.processTypes,data:data73};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data.onHoldReasons !== undefined){
let data80 = data.onHoldReasons;
if(Array.isArray(data80)){
if(data80.length < 1){
const err120 = {instancePath:instancePath+"/onHoldReasons",schemaPath:"#/properties/onHoldReasons/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.onHoldReasons,data:data80};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
const len10 = data80.length;
for(let i18=0; i18<len10; i18++){
let data81 = data80[i18];
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.value === undefined){
const err121 = {instancePath:instancePath+"/onHoldReasons/" + i18,schemaPath:"#/$defs/reason/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema138.required,parentSchema:schema138,data:data81};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data81.text === undefined){
const err122 = {instancePath:instancePath+"/onHoldReasons/" + i18,schemaPath:"#/$defs/reason/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema138.required,parentSchema:schema138,data:data81};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
for(const key14 in data81){
if(!(((key14 === "value") || (key14 === "text")) || (key14 === "automatic"))){
const err123 = {instancePath:instancePath+"/onHoldReasons/" + i18,schemaPath:"#/$defs/reason/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties",schema:false,parentSchema:schema138,data:data81};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data81.value !== undefined){
let data82 = data81.value;
if(typeof data82 === "string"){
if(func1(data82) < 1){
const err124 = {instancePath:instancePath+"/onHoldReasons/" + i18+"/value",schemaPath:"#/$defs/reason/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema138.properties.value,data:data82};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/onHoldReasons/" + i18+"/value",schemaPath:"#/$defs/reason/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema138.properties.value.type,parentSchema:schema138.properties.value,data:data82};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data81.text !== undefined){
let data83 = data81.text;
if(typeof data83 === "string"){
if(func1(data83) < 1){
const err126 = {instancePath:instancePath+"/onHoldReasons/" + i18+"/text",schemaPath:"#/$defs/reason/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema138.properties.text,data:data83};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/onHoldReasons/" + i18+"/text",schemaPath:"#/$defs/reason/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema138.properties.text.type,parentSchema:schema138.properties.text,data:data83};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data81.automatic !== undefined){
let data84 = data81.automatic;
if(typeof data84 !== "boolean"){
const err128 = {instancePath:instancePath+"/onHoldReasons/" + i18+"/automatic",schemaPath:"#/$defs/reason/properties/automatic/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema138.properties.automatic.type,parentSchema:schema138.properties.automatic,data:data84};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath:instancePath+"/onHoldReasons/" + i18,schemaPath:"#/$defs/reason/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema138.type,parentSchema:schema138,data:data81};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/onHoldReasons",schemaPath:"#/properties/onHoldReasons/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.onHoldReasons.type,parentSchema:schema129.properties.onHoldReasons,data:data80};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.cancelReasons !== undefined){
let data85 = data.cancelReasons;
if(Array.isArray(data85)){
if(data85.length < 1){
const err131 = {instancePath:instancePath+"/cancelReasons",schemaPath:"#/properties/cancelReasons/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.cancelReasons,data:data85};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
const len11 = data85.length;
for(let i19=0; i19<len11; i19++){
let data86 = data85[i19];
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
if(data86.value === undefined){
const err132 = {instancePath:instancePath+"/cancelReasons/" + i19,schemaPath:"#/$defs/reason/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema138.required,parentSchema:schema138,data:data86};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data86.text === undefined){
const err133 = {instancePath:instancePath+"/cancelReasons/" + i19,schemaPath:"#/$defs/reason/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema138.required,parentSchema:schema138,data:data86};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
for(const key15 in data86){
if(!(((key15 === "value") || (key15 === "text")) || (key15 === "automatic"))){
const err134 = {instancePath:instancePath+"/cancelReasons/" + i19,schemaPath:"#/$defs/reason/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties",schema:false,parentSchema:schema138,data:data86};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data86.value !== undefined){
let data87 = data86.value;
if(typeof data87 === "string"){
if(func1(data87) < 1){
const err135 = {instancePath:instancePath+"/cancelReasons/" + i19+"/value",schemaPath:"#/$defs/reason/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema138.properties.value,data:data87};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/cancelReasons/" + i19+"/value",schemaPath:"#/$defs/reason/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema138.properties.value.type,parentSchema:schema138.properties.value,data:data87};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data86.text !== undefined){
let data88 = data86.text;
if(typeof data88 === "string"){
if(func1(data88) < 1){
const err137 = {instancePath:instancePath+"/cancelReasons/" + i19+"/text",schemaPath:"#/$defs/reason/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema138.properties.text,data:data88};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
else {
const err138 = {instancePath:instancePath+"/cancelReasons/" + i19+"/text",schemaPath:"#/$defs/reason/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema138.properties.text.type,parentSchema:schema138.properties.text,data:data88};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data86.automatic !== undefined){
let data89 = data86.automatic;
if(typeof data89 !== "boolean"){
const err139 = {instancePath:instancePath+"/cancelReasons/" + i19+"/automatic",schemaPath:"#/$defs/reason/properties/automatic/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema138.properties.automatic.type,parentSchema:schema138.properties.automatic,data:data89};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/cancelReasons/" + i19,schemaPath:"#/$defs/reason/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema138.type,parentSchema:schema138,data:data86};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/cancelReasons",schemaPath:"#/properties/cancelReasons/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.cancelReasons.type,parentSchema:schema129.properties.cancelReasons,data:data85};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data.reasonOptions !== undefined){
let data90 = data.reasonOptions;
if(Array.isArray(data90)){
const len12 = data90.length;
for(let i20=0; i20<len12; i20++){
let data91 = data90[i20];
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
if(data91.status === undefined){
const err142 = {instancePath:instancePath+"/reasonOptions/" + i20,schemaPath:"#/properties/reasonOptions/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema129.properties.reasonOptions.items.required,parentSchema:schema129.properties.reasonOptions.items,data:data91};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data91.value === undefined){
const err143 = {instancePath:instancePath+"/reasonOptions/" + i20,schemaPath:"#/properties/reasonOptions/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema129.properties.reasonOptions.items.required,parentSchema:schema129.properties.reasonOptions.items,data:data91};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(data91.text === undefined){
const err144 = {instancePath:instancePath+"/reasonOptions/" + i20,schemaPath:"#/properties/reasonOptions/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema129.properties.reasonOptions.items.required,parentSchema:schema129.properties.reasonOptions.items,data:data91};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
for(const key16 in data91){
if(!((((((key16 === "status") || (key16 === "value")) || (key16 === "text")) || (key16 === "short")) || (key16 === "custom")) || (key16 === "placeholder"))){
const err145 = {instancePath:instancePath+"/reasonOptions/" + i20,schemaPath:"#/properties/reasonOptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.reasonOptions.items,data:data91};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data91.status !== undefined){
let data92 = data91.status;
if(!(((data92 === 3) || (data92 === 4)) || (data92 === 5))){
const err146 = {instancePath:instancePath+"/reasonOptions/" + i20+"/status",schemaPath:"#/properties/reasonOptions/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema129.properties.reasonOptions.items.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.reasonOptions.items.properties.status.enum,parentSchema:schema129.properties.reasonOptions.items.properties.status,data:data92};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data91.value !== undefined){
let data93 = data91.value;
if(typeof data93 === "string"){
if(func1(data93) < 1){
const err147 = {instancePath:instancePath+"/reasonOptions/" + i20+"/value",schemaPath:"#/properties/reasonOptions/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.reasonOptions.items.properties.value,data:data93};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/reasonOptions/" + i20+"/value",schemaPath:"#/properties/reasonOptions/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.reasonOptions.items.properties.value.type,parentSchema:schema129.properties.reasonOptions.items.properties.value,data:data93};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data91.text !== undefined){
let data94 = data91.text;
if(typeof data94 === "string"){
if(func1(data94) < 1){
const err149 = {instancePath:instancePath+"/reasonOptions/" + i20+"/text",schemaPath:"#/properties/reasonOptions/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.reasonOptions.items.properties.text,data:data94};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/reasonOptions/" + i20+"/text",schemaPath:"#/properties/reasonOptions/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.reasonOptions.items.properties.text.type,parentSchema:schema129.properties.reasonOptions.items.properties.text,data:data94};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data91.short !== undefined){
let data95 = data91.short;
if(typeof data95 !== "string"){
const err151 = {instancePath:instancePath+"/reasonOptions/" + i20+"/short",schemaPath:"#/properties/reasonOptions/items/properties/short/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.reasonOptions.items.properties.short.type,parentSchema:schema129.properties.reasonOptions.items.properties.short,data:data95};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data91.custom !== undefined){
let data96 = data91.custom;
if(typeof data96 !== "boolean"){
const err152 = {instancePath:instancePath+"/reasonOptions/" + i20+"/custom",schemaPath:"#/properties/reasonOptions/items/properties/custom/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.reasonOptions.items.properties.custom.type,parentSchema:schema129.properties.reasonOptions.items.properties.custom,data:data96};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data91.placeholder !== undefined){
let data97 = data91.placeholder;
if(typeof data97 !== "string"){
const err153 = {instancePath:instancePath+"/reasonOptions/" + i20+"/placeholder",schemaPath:"#/properties/reasonOptions/items/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.reasonOptions.items.properties.placeholder.type,parentSchema:schema129.properties.reasonOptions.items.properties.placeholder,data:data97};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath:instancePath+"/reasonOptions/" + i20,schemaPath:"#/properties/reasonOptions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.reasonOptions.items.type,parentSchema:schema129.properties.reasonOptions.items,data:data91};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
else {
const err155 = {instancePath:instancePath+"/reasonOptions",schemaPath:"#/properties/reasonOptions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.reasonOptions.type,parentSchema:schema129.properties.reasonOptions,data:data90};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data.requests !== undefined){
if(!(validate119(data.requests, {instancePath:instancePath+"/requests",parentData:data,parentDataProperty:"requests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.startDocument !== undefined){
if(!(validate190(data.startDocument, {instancePath:instancePath+"/startDocument",parentData:data,parentDataProperty:"startDocument",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.monitoring !== undefined){
let data100 = data.monitoring;
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
if(data100.enabled === undefined){
const err156 = {instancePath:instancePath+"/monitoring",schemaPath:"#/properties/monitoring/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'",schema:schema129.properties.monitoring.required,parentSchema:schema129.properties.monitoring,data:data100};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data100.limit === undefined){
const err157 = {instancePath:instancePath+"/monitoring",schemaPath:"#/properties/monitoring/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema129.properties.monitoring.required,parentSchema:schema129.properties.monitoring,data:data100};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
for(const key17 in data100){
if(!(((key17 === "enabled") || (key17 === "limit")) || (key17 === "chartLimit"))){
const err158 = {instancePath:instancePath+"/monitoring",schemaPath:"#/properties/monitoring/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.monitoring,data:data100};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data100.enabled !== undefined){
let data101 = data100.enabled;
if(typeof data101 !== "boolean"){
const err159 = {instancePath:instancePath+"/monitoring/enabled",schemaPath:"#/properties/monitoring/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.monitoring.properties.enabled.type,parentSchema:schema129.properties.monitoring.properties.enabled,data:data101};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data100.limit !== undefined){
let data102 = data100.limit;
if(typeof data102 == "number"){
if(data102 > 1 || isNaN(data102)){
const err160 = {instancePath:instancePath+"/monitoring/limit",schemaPath:"#/properties/monitoring/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema129.properties.monitoring.properties.limit,data:data102};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data102 < 0 || isNaN(data102)){
const err161 = {instancePath:instancePath+"/monitoring/limit",schemaPath:"#/properties/monitoring/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema129.properties.monitoring.properties.limit,data:data102};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
else {
const err162 = {instancePath:instancePath+"/monitoring/limit",schemaPath:"#/properties/monitoring/properties/limit/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema129.properties.monitoring.properties.limit.type,parentSchema:schema129.properties.monitoring.properties.limit,data:data102};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data100.chartLimit !== undefined){
let data103 = data100.chartLimit;
if(typeof data103 == "number"){
if(data103 > 1 || isNaN(data103)){
const err163 = {instancePath:instancePath+"/monitoring/chartLimit",schemaPath:"#/properties/monitoring/properties/chartLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema129.properties.monitoring.properties.chartLimit,data:data103};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data103 < 0 || isNaN(data103)){
const err164 = {instancePath:instancePath+"/monitoring/chartLimit",schemaPath:"#/properties/monitoring/properties/chartLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema129.properties.monitoring.properties.chartLimit,data:data103};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/monitoring/chartLimit",schemaPath:"#/properties/monitoring/properties/chartLimit/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema129.properties.monitoring.properties.chartLimit.type,parentSchema:schema129.properties.monitoring.properties.chartLimit,data:data103};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
else {
const err166 = {instancePath:instancePath+"/monitoring",schemaPath:"#/properties/monitoring/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.monitoring.type,parentSchema:schema129.properties.monitoring,data:data100};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data.search !== undefined){
let data104 = data.search;
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
if(data104.keys === undefined){
const err167 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/required",keyword:"required",params:{missingProperty: "keys"},message:"must have required property '"+"keys"+"'",schema:schema129.properties.search.required,parentSchema:schema129.properties.search,data:data104};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data104.placeholder === undefined){
const err168 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/required",keyword:"required",params:{missingProperty: "placeholder"},message:"must have required property '"+"placeholder"+"'",schema:schema129.properties.search.required,parentSchema:schema129.properties.search,data:data104};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
for(const key18 in data104){
if(!((key18 === "keys") || (key18 === "placeholder"))){
const err169 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.search,data:data104};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data104.keys !== undefined){
let data105 = data104.keys;
if(Array.isArray(data105)){
if(data105.length < 1){
const err170 = {instancePath:instancePath+"/search/keys",schemaPath:"#/properties/search/properties/keys/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.search.properties.keys,data:data105};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
const len13 = data105.length;
for(let i21=0; i21<len13; i21++){
let data106 = data105[i21];
if(!(((((((((((((data106 === "reference") || (data106 === "name")) || (data106 === "address")) || (data106 === "postalCode")) || (data106 === "city")) || (data106 === "municipality")) || (data106 === "statusLabel")) || (data106 === "contractor")) || (data106 === "gridOperator")) || (data106 === "buildingCode")) || (data106 === "pid")) || (data106 === "customer")) || (data106 === "region"))){
const err171 = {instancePath:instancePath+"/search/keys/" + i21,schemaPath:"#/properties/search/properties/keys/items/enum",keyword:"enum",params:{allowedValues: schema129.properties.search.properties.keys.items.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.search.properties.keys.items.enum,parentSchema:schema129.properties.search.properties.keys.items,data:data106};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
let i22 = data105.length;
let j8;
if(i22 > 1){
outer6:
for(;i22--;){
for(j8 = i22; j8--;){
if(func4(data105[i22], data105[j8])){
const err172 = {instancePath:instancePath+"/search/keys",schemaPath:"#/properties/search/properties/keys/uniqueItems",keyword:"uniqueItems",params:{i: i22, j: j8},message:"must NOT have duplicate items (items ## "+j8+" and "+i22+" are identical)",schema:true,parentSchema:schema129.properties.search.properties.keys,data:data105};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
break outer6;
}
}
}
}
}
else {
const err173 = {instancePath:instancePath+"/search/keys",schemaPath:"#/properties/search/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.search.properties.keys.type,parentSchema:schema129.properties.search.properties.keys,data:data105};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data104.placeholder !== undefined){
let data107 = data104.placeholder;
if(typeof data107 !== "string"){
const err174 = {instancePath:instancePath+"/search/placeholder",schemaPath:"#/properties/search/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.search.properties.placeholder.type,parentSchema:schema129.properties.search.properties.placeholder,data:data107};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
else {
const err175 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.search.type,parentSchema:schema129.properties.search,data:data104};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data.municipalityOptions !== undefined){
let data108 = data.municipalityOptions;
if(Array.isArray(data108)){
const len14 = data108.length;
for(let i23=0; i23<len14; i23++){
let data109 = data108[i23];
if(data109 && typeof data109 == "object" && !Array.isArray(data109)){
if(data109.value === undefined){
const err176 = {instancePath:instancePath+"/municipalityOptions/" + i23,schemaPath:"#/properties/municipalityOptions/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema129.properties.municipalityOptions.items.required,parentSchema:schema129.properties.municipalityOptions.items,data:data109};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(data109.text === undefined){
const err177 = {instancePath:instancePath+"/municipalityOptions/" + i23,schemaPath:"#/properties/municipalityOptions/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema129.properties.municipalityOptions.items.required,parentSchema:schema129.properties.municipalityOptions.items,data:data109};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
for(const key19 in data109){
if(!(((key19 === "value") || (key19 === "text")) || (key19 === "disabled"))){
const err178 = {instancePath:instancePath+"/municipalityOptions/" + i23,schemaPath:"#/properties/municipalityOptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.municipalityOptions.items,data:data109};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data109.value !== undefined){
let data110 = data109.value;
if(typeof data110 === "string"){
if(!pattern78.test(data110)){
const err179 = {instancePath:instancePath+"/municipalityOptions/" + i23+"/value",schemaPath:"#/$defs/geographyCode/pattern",keyword:"pattern",params:{pattern: "^\\d{4,5}$"},message:"must match pattern \""+"^\\d{4,5}$"+"\"",schema:"^\\d{4,5}$",parentSchema:schema169,data:data110};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
else {
const err180 = {instancePath:instancePath+"/municipalityOptions/" + i23+"/value",schemaPath:"#/$defs/geographyCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.type,parentSchema:schema169,data:data110};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data109.text !== undefined){
let data111 = data109.text;
if(typeof data111 === "string"){
if(func1(data111) < 1){
const err181 = {instancePath:instancePath+"/municipalityOptions/" + i23+"/text",schemaPath:"#/properties/municipalityOptions/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.municipalityOptions.items.properties.text,data:data111};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
else {
const err182 = {instancePath:instancePath+"/municipalityOptions/" + i23+"/text",schemaPath:"#/properties/municipalityOptions/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.municipalityOptions.items.properties.text.type,parentSchema:schema129.properties.municipalityOptions.items.properties.text,data:data111};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data109.disabled !== undefined){
let data112 = data109.disabled;
if(typeof data112 !== "boolean"){
const err183 = {instancePath:instancePath+"/municipalityOptions/" + i23+"/disabled",schemaPath:"#/properties/municipalityOptions/items/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.municipalityOptions.items.properties.disabled.type,parentSchema:schema129.properties.municipalityOptions.items.properties.disabled,data:data112};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
else {
const err184 = {instancePath:instancePath+"/municipalityOptions/" + i23,schemaPath:"#/properties/municipalityOptions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.municipalityOptions.items.type,parentSchema:schema129.properties.municipalityOptions.items,data:data109};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
}
else {
const err185 = {instancePath:instancePath+"/municipalityOptions",schemaPath:"#/properties/municipalityOptions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.municipalityOptions.type,parentSchema:schema129.properties.municipalityOptions,data:data108};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data.municipalityDefault !== undefined){
let data113 = data.municipalityDefault;
if(typeof data113 === "string"){
if(!pattern78.test(data113)){
const err186 = {instancePath:instancePath+"/municipalityDefault",schemaPath:"#/$defs/geographyCode/pattern",keyword:"pattern",params:{pattern: "^\\d{4,5}$"},message:"must match pattern \""+"^\\d{4,5}$"+"\"",schema:"^\\d{4,5}$",parentSchema:schema169,data:data113};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
else {
const err187 = {instancePath:instancePath+"/municipalityDefault",schemaPath:"#/$defs/geographyCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.type,parentSchema:schema169,data:data113};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.gridOperatorsByMunicipalityCode !== undefined){
let data114 = data.gridOperatorsByMunicipalityCode;
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
for(const key20 in data114){
const _errs219 = errors;
if(typeof key20 === "string"){
if(!pattern78.test(key20)){
const err188 = {instancePath:instancePath+"/gridOperatorsByMunicipalityCode",schemaPath:"#/$defs/geographyCode/pattern",keyword:"pattern",params:{pattern: "^\\d{4,5}$"},message:"must match pattern \""+"^\\d{4,5}$"+"\"",schema:"^\\d{4,5}$",parentSchema:schema169,data:key20,propertyName:key20};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
else {
const err189 = {instancePath:instancePath+"/gridOperatorsByMunicipalityCode",schemaPath:"#/$defs/geographyCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.type,parentSchema:schema169,data:key20,propertyName:key20};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
var valid66 = _errs219 === errors;
if(!valid66){
const err190 = {instancePath:instancePath+"/gridOperatorsByMunicipalityCode",schemaPath:"#/properties/gridOperatorsByMunicipalityCode/propertyNames",keyword:"propertyNames",params:{propertyName: key20},message:"property name must be valid",schema:schema129.properties.gridOperatorsByMunicipalityCode.propertyNames,parentSchema:schema129.properties.gridOperatorsByMunicipalityCode,data:data114};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
for(const key21 in data114){
let data115 = data114[key21];
if(typeof data115 === "string"){
if(func1(data115) > 120){
const err191 = {instancePath:instancePath+"/gridOperatorsByMunicipalityCode/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/stakeholderSlug/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema172,data:data115};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(!pattern81.test(data115)){
const err192 = {instancePath:instancePath+"/gridOperatorsByMunicipalityCode/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/stakeholderSlug/pattern",keyword:"pattern",params:{pattern: "^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$"},message:"must match pattern \""+"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$"+"\"",schema:"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$",parentSchema:schema172,data:data115};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
else {
const err193 = {instancePath:instancePath+"/gridOperatorsByMunicipalityCode/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/stakeholderSlug/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema172.type,parentSchema:schema172,data:data115};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
}
else {
const err194 = {instancePath:instancePath+"/gridOperatorsByMunicipalityCode",schemaPath:"#/properties/gridOperatorsByMunicipalityCode/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.gridOperatorsByMunicipalityCode.type,parentSchema:schema129.properties.gridOperatorsByMunicipalityCode,data:data114};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data.contractorsByMunicipalityCode !== undefined){
let data116 = data.contractorsByMunicipalityCode;
if(data116 && typeof data116 == "object" && !Array.isArray(data116)){
for(const key22 in data116){
const _errs228 = errors;
if(typeof key22 === "string"){
if(!pattern78.test(key22)){
const err195 = {instancePath:instancePath+"/contractorsByMunicipalityCode",schemaPath:"#/$defs/geographyCode/pattern",keyword:"pattern",params:{pattern: "^\\d{4,5}$"},message:"must match pattern \""+"^\\d{4,5}$"+"\"",schema:"^\\d{4,5}$",parentSchema:schema169,data:key22,propertyName:key22};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
else {
const err196 = {instancePath:instancePath+"/contractorsByMunicipalityCode",schemaPath:"#/$defs/geographyCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.type,parentSchema:schema169,data:key22,propertyName:key22};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
var valid70 = _errs228 === errors;
if(!valid70){
const err197 = {instancePath:instancePath+"/contractorsByMunicipalityCode",schemaPath:"#/properties/contractorsByMunicipalityCode/propertyNames",keyword:"propertyNames",params:{propertyName: key22},message:"property name must be valid",schema:schema129.properties.contractorsByMunicipalityCode.propertyNames,parentSchema:schema129.properties.contractorsByMunicipalityCode,data:data116};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
for(const key23 in data116){
let data117 = data116[key23];
if(typeof data117 === "string"){
if(func1(data117) > 120){
const err198 = {instancePath:instancePath+"/contractorsByMunicipalityCode/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/stakeholderSlug/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema172,data:data117};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(!pattern81.test(data117)){
const err199 = {instancePath:instancePath+"/contractorsByMunicipalityCode/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/stakeholderSlug/pattern",keyword:"pattern",params:{pattern: "^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$"},message:"must match pattern \""+"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$"+"\"",schema:"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$",parentSchema:schema172,data:data117};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
else {
const err200 = {instancePath:instancePath+"/contractorsByMunicipalityCode/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/stakeholderSlug/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema172.type,parentSchema:schema172,data:data117};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
}
else {
const err201 = {instancePath:instancePath+"/contractorsByMunicipalityCode",schemaPath:"#/properties/contractorsByMunicipalityCode/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.contractorsByMunicipalityCode.type,parentSchema:schema129.properties.contractorsByMunicipalityCode,data:data116};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data.contractors !== undefined){
let data118 = data.contractors;
if(Array.isArray(data118)){
const len15 = data118.length;
for(let i24=0; i24<len15; i24++){
if(!(validate200(data118[i24], {instancePath:instancePath+"/contractors/" + i24,parentData:data118,parentDataProperty:i24,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
}
else {
const err202 = {instancePath:instancePath+"/contractors",schemaPath:"#/properties/contractors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.contractors.type,parentSchema:schema129.properties.contractors,data:data118};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data.stakeholders !== undefined){
let data120 = data.stakeholders;
if(Array.isArray(data120)){
const len16 = data120.length;
for(let i25=0; i25<len16; i25++){
let data121 = data120[i25];
if(data121 && typeof data121 == "object" && !Array.isArray(data121)){
if(data121.category === undefined){
const err203 = {instancePath:instancePath+"/stakeholders/" + i25,schemaPath:"#/properties/stakeholders/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema129.properties.stakeholders.items.required,parentSchema:schema129.properties.stakeholders.items,data:data121};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(data121.slug === undefined){
const err204 = {instancePath:instancePath+"/stakeholders/" + i25,schemaPath:"#/properties/stakeholders/items/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'",schema:schema129.properties.stakeholders.items.required,parentSchema:schema129.properties.stakeholders.items,data:data121};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if(data121.name === undefined){
const err205 = {instancePath:instancePath+"/stakeholders/" + i25,schemaPath:"#/properties/stakeholders/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema129.properties.stakeholders.items.required,parentSchema:schema129.properties.stakeholders.items,data:data121};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(data121.enabled === undefined){
const err206 = {instancePath:instancePath+"/stakeholders/" + i25,schemaPath:"#/properties/stakeholders/items/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'",schema:schema129.properties.stakeholders.items.required,parentSchema:schema129.properties.stakeholders.items,data:data121};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
for(const key24 in data121){
if(!((((key24 === "category") || (key24 === "slug")) || (key24 === "name")) || (key24 === "enabled"))){
const err207 = {instancePath:instancePath+"/stakeholders/" + i25,schemaPath:"#/properties/stakeholders/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.stakeholders.items,data:data121};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data121.category !== undefined){
let data122 = data121.category;
if(!(((((data122 === "cpo") || (data122 === "municipality")) || (data122 === "customer")) || (data122 === "contractor")) || (data122 === "gridoperator"))){
const err208 = {instancePath:instancePath+"/stakeholders/" + i25+"/category",schemaPath:"#/properties/stakeholders/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema129.properties.stakeholders.items.properties.category.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.stakeholders.items.properties.category.enum,parentSchema:schema129.properties.stakeholders.items.properties.category,data:data122};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data121.slug !== undefined){
let data123 = data121.slug;
if(typeof data123 === "string"){
if(func1(data123) > 120){
const err209 = {instancePath:instancePath+"/stakeholders/" + i25+"/slug",schemaPath:"#/$defs/stakeholderSlug/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema172,data:data123};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if(!pattern81.test(data123)){
const err210 = {instancePath:instancePath+"/stakeholders/" + i25+"/slug",schemaPath:"#/$defs/stakeholderSlug/pattern",keyword:"pattern",params:{pattern: "^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$"},message:"must match pattern \""+"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$"+"\"",schema:"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$",parentSchema:schema172,data:data123};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
else {
const err211 = {instancePath:instancePath+"/stakeholders/" + i25+"/slug",schemaPath:"#/$defs/stakeholderSlug/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema172.type,parentSchema:schema172,data:data123};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data121.name !== undefined){
let data124 = data121.name;
if(typeof data124 === "string"){
if(func1(data124) > 100){
const err212 = {instancePath:instancePath+"/stakeholders/" + i25+"/name",schemaPath:"#/properties/stakeholders/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema129.properties.stakeholders.items.properties.name,data:data124};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(func1(data124) < 1){
const err213 = {instancePath:instancePath+"/stakeholders/" + i25+"/name",schemaPath:"#/properties/stakeholders/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.stakeholders.items.properties.name,data:data124};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
else {
const err214 = {instancePath:instancePath+"/stakeholders/" + i25+"/name",schemaPath:"#/properties/stakeholders/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.stakeholders.items.properties.name.type,parentSchema:schema129.properties.stakeholders.items.properties.name,data:data124};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data121.enabled !== undefined){
let data125 = data121.enabled;
if(typeof data125 !== "boolean"){
const err215 = {instancePath:instancePath+"/stakeholders/" + i25+"/enabled",schemaPath:"#/properties/stakeholders/items/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.stakeholders.items.properties.enabled.type,parentSchema:schema129.properties.stakeholders.items.properties.enabled,data:data125};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
else {
const err216 = {instancePath:instancePath+"/stakeholders/" + i25,schemaPath:"#/properties/stakeholders/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.stakeholders.items.type,parentSchema:schema129.properties.stakeholders.items,data:data121};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
else {
const err217 = {instancePath:instancePath+"/stakeholders",schemaPath:"#/properties/stakeholders/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.stakeholders.type,parentSchema:schema129.properties.stakeholders,data:data120};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
if(data.tags !== undefined){
let data126 = data.tags;
if(Array.isArray(data126)){
const len17 = data126.length;
for(let i26=0; i26<len17; i26++){
if(!(validate200(data126[i26], {instancePath:instancePath+"/tags/" + i26,parentData:data126,parentDataProperty:i26,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
}
else {
const err218 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.tags.type,parentSchema:schema129.properties.tags,data:data126};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
if(data.pids !== undefined){
let data128 = data.pids;
if(Array.isArray(data128)){
const len18 = data128.length;
for(let i27=0; i27<len18; i27++){
if(!(validate200(data128[i27], {instancePath:instancePath+"/pids/" + i27,parentData:data128,parentDataProperty:i27,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
}
else {
const err219 = {instancePath:instancePath+"/pids",schemaPath:"#/properties/pids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.pids.type,parentSchema:schema129.properties.pids,data:data128};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data.map !== undefined){
let data130 = data.map;
if(data130 && typeof data130 == "object" && !Array.isArray(data130)){
if(data130.center === undefined){
const err220 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/required",keyword:"required",params:{missingProperty: "center"},message:"must have required property '"+"center"+"'",schema:schema129.properties.map.required,parentSchema:schema129.properties.map,data:data130};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(data130.zoom === undefined){
const err221 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/required",keyword:"required",params:{missingProperty: "zoom"},message:"must have required property '"+"zoom"+"'",schema:schema129.properties.map.required,parentSchema:schema129.properties.map,data:data130};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(data130.bounds === undefined){
const err222 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/required",keyword:"required",params:{missingProperty: "bounds"},message:"must have required property '"+"bounds"+"'",schema:schema129.properties.map.required,parentSchema:schema129.properties.map,data:data130};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if(data130.countries === undefined){
const err223 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/required",keyword:"required",params:{missingProperty: "countries"},message:"must have required property '"+"countries"+"'",schema:schema129.properties.map.required,parentSchema:schema129.properties.map,data:data130};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
for(const key25 in data130){
if(!(func0.call(schema129.properties.map.properties, key25))){
const err224 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.map,data:data130};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data130.center !== undefined){
let data131 = data130.center;
if(data131 && typeof data131 == "object" && !Array.isArray(data131)){
if(data131.latitude === undefined){
const err225 = {instancePath:instancePath+"/map/center",schemaPath:"#/properties/map/properties/center/required",keyword:"required",params:{missingProperty: "latitude"},message:"must have required property '"+"latitude"+"'",schema:schema129.properties.map.properties.center.required,parentSchema:schema129.properties.map.properties.center,data:data131};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
if(data131.longitude === undefined){
const err226 = {instancePath:instancePath+"/map/center",schemaPath:"#/properties/map/properties/center/required",keyword:"required",params:{missingProperty: "longitude"},message:"must have required property '"+"longitude"+"'",schema:schema129.properties.map.properties.center.required,parentSchema:schema129.properties.map.properties.center,data:data131};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
for(const key26 in data131){
if(!((key26 === "latitude") || (key26 === "longitude"))){
const err227 = {instancePath:instancePath+"/map/center",schemaPath:"#/properties/map/properties/center/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.map.properties.center,data:data131};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data131.latitude !== undefined){
let data132 = data131.latitude;
if(typeof data132 == "number"){
if(data132 > 90 || isNaN(data132)){
const err228 = {instancePath:instancePath+"/map/center/latitude",schemaPath:"#/properties/map/properties/center/properties/latitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90",schema:90,parentSchema:schema129.properties.map.properties.center.properties.latitude,data:data132};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if(data132 < -90 || isNaN(data132)){
const err229 = {instancePath:instancePath+"/map/center/latitude",schemaPath:"#/properties/map/properties/center/properties/latitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90",schema:-90,parentSchema:schema129.properties.map.properties.center.properties.latitude,data:data132};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
else {
const err230 = {instancePath:instancePath+"/map/center/latitude",schemaPath:"#/properties/map/properties/center/properties/latitude/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema129.properties.map.properties.center.properties.latitude.type,parentSchema:schema129.properties.map.properties.center.properties.latitude,data:data132};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
if(data131.longitude !== undefined){
let data133 = data131.longitude;
if(typeof data133 == "number"){
if(data133 > 180 || isNaN(data133)){
const err231 = {instancePath:instancePath+"/map/center/longitude",schemaPath:"#/properties/map/properties/center/properties/longitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180",schema:180,parentSchema:schema129.properties.map.properties.center.properties.longitude,data:data133};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if(data133 < -180 || isNaN(data133)){
const err232 = {instancePath:instancePath+"/map/center/longitude",schemaPath:"#/properties/map/properties/center/properties/longitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180",schema:-180,parentSchema:schema129.properties.map.properties.center.properties.longitude,data:data133};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
else {
const err233 = {instancePath:instancePath+"/map/center/longitude",schemaPath:"#/properties/map/properties/center/properties/longitude/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema129.properties.map.properties.center.properties.longitude.type,parentSchema:schema129.properties.map.properties.center.properties.longitude,data:data133};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
}
else {
const err234 = {instancePath:instancePath+"/map/center",schemaPath:"#/properties/map/properties/center/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.map.properties.center.type,parentSchema:schema129.properties.map.properties.center,data:data131};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data130.zoom !== undefined){
let data134 = data130.zoom;
if(typeof data134 == "number"){
if(data134 > 22 || isNaN(data134)){
const err235 = {instancePath:instancePath+"/map/zoom",schemaPath:"#/properties/map/properties/zoom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 22},message:"must be <= 22",schema:22,parentSchema:schema129.properties.map.properties.zoom,data:data134};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(data134 < 0 || isNaN(data134)){
const err236 = {instancePath:instancePath+"/map/zoom",schemaPath:"#/properties/map/properties/zoom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema129.properties.map.properties.zoom,data:data134};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
else {
const err237 = {instancePath:instancePath+"/map/zoom",schemaPath:"#/properties/map/properties/zoom/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema129.properties.map.properties.zoom.type,parentSchema:schema129.properties.map.properties.zoom,data:data134};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
if(data130.bounds !== undefined){
let data135 = data130.bounds;
if(Array.isArray(data135)){
if(data135.length > 2){
const err238 = {instancePath:instancePath+"/map/bounds",schemaPath:"#/properties/map/properties/bounds/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema129.properties.map.properties.bounds,data:data135};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if(data135.length < 2){
const err239 = {instancePath:instancePath+"/map/bounds",schemaPath:"#/properties/map/properties/bounds/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema129.properties.map.properties.bounds,data:data135};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
const len19 = data135.length;
for(let i28=0; i28<len19; i28++){
let data136 = data135[i28];
if(Array.isArray(data136)){
if(data136.length > 2){
const err240 = {instancePath:instancePath+"/map/bounds/" + i28,schemaPath:"#/properties/map/properties/bounds/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema129.properties.map.properties.bounds.items,data:data136};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
if(data136.length < 2){
const err241 = {instancePath:instancePath+"/map/bounds/" + i28,schemaPath:"#/properties/map/properties/bounds/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema129.properties.map.properties.bounds.items,data:data136};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
const len20 = data136.length;
for(let i29=0; i29<len20; i29++){
let data137 = data136[i29];
if(!(typeof data137 == "number")){
const err242 = {instancePath:instancePath+"/map/bounds/" + i28+"/" + i29,schemaPath:"#/properties/map/properties/bounds/items/items/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema129.properties.map.properties.bounds.items.items.type,parentSchema:schema129.properties.map.properties.bounds.items.items,data:data137};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
}
else {
const err243 = {instancePath:instancePath+"/map/bounds/" + i28,schemaPath:"#/properties/map/properties/bounds/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.map.properties.bounds.items.type,parentSchema:schema129.properties.map.properties.bounds.items,data:data136};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
}
else {
const err244 = {instancePath:instancePath+"/map/bounds",schemaPath:"#/properties/map/properties/bounds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.map.properties.bounds.type,parentSchema:schema129.properties.map.properties.bounds,data:data135};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
if(data130.countries !== undefined){
let data138 = data130.countries;
if(Array.isArray(data138)){
if(data138.length < 1){
const err245 = {instancePath:instancePath+"/map/countries",schemaPath:"#/properties/map/properties/countries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.map.properties.countries,data:data138};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
const len21 = data138.length;
for(let i30=0; i30<len21; i30++){
let data139 = data138[i30];
if(!((data139 === "nl") || (data139 === "be"))){
const err246 = {instancePath:instancePath+"/map/countries/" + i30,schemaPath:"#/properties/map/properties/countries/items/enum",keyword:"enum",params:{allowedValues: schema129.properties.map.properties.countries.items.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.map.properties.countries.items.enum,parentSchema:schema129.properties.map.properties.countries.items,data:data139};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
let i31 = data138.length;
let j9;
if(i31 > 1){
outer7:
for(;i31--;){
for(j9 = i31; j9--;){
if(func4(data138[i31], data138[j9])){
const err247 = {instancePath:instancePath+"/map/countries",schemaPath:"#/properties/map/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i: i31, j: j9},message:"must NOT have duplicate items (items ## "+j9+" and "+i31+" are identical)",schema:true,parentSchema:schema129.properties.map.properties.countries,data:data138};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
break outer7;
}
}
}
}
}
else {
const err248 = {instancePath:instancePath+"/map/countries",schemaPath:"#/properties/map/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.map.properties.countries.type,parentSchema:schema129.properties.map.properties.countries,data:data138};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data130.language !== undefined){
let data140 = data130.language;
if(!(data140 === "nl")){
const err249 = {instancePath:instancePath+"/map/language",schemaPath:"#/properties/map/properties/language/enum",keyword:"enum",params:{allowedValues: schema129.properties.map.properties.language.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.map.properties.language.enum,parentSchema:schema129.properties.map.properties.language,data:data140};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
if(data130.backgroundAttribution !== undefined){
let data141 = data130.backgroundAttribution;
if(typeof data141 === "string"){
if(func1(data141) < 1){
const err250 = {instancePath:instancePath+"/map/backgroundAttribution",schemaPath:"#/properties/map/properties/backgroundAttribution/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.map.properties.backgroundAttribution,data:data141};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
else {
const err251 = {instancePath:instancePath+"/map/backgroundAttribution",schemaPath:"#/properties/map/properties/backgroundAttribution/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.map.properties.backgroundAttribution.type,parentSchema:schema129.properties.map.properties.backgroundAttribution,data:data141};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
if(data130.areaLayer !== undefined){
let data142 = data130.areaLayer;
if(typeof data142 === "string"){
if(!pattern86.test(data142)){
const err252 = {instancePath:instancePath+"/map/areaLayer",schemaPath:"#/properties/map/properties/areaLayer/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+|[a-z0-9-]+\\.geojson)$"},message:"must match pattern \""+"^(https?://\\S+|[a-z0-9-]+\\.geojson)$"+"\"",schema:"^(https?://\\S+|[a-z0-9-]+\\.geojson)$",parentSchema:schema129.properties.map.properties.areaLayer,data:data142};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
else {
const err253 = {instancePath:instancePath+"/map/areaLayer",schemaPath:"#/properties/map/properties/areaLayer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.map.properties.areaLayer.type,parentSchema:schema129.properties.map.properties.areaLayer,data:data142};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
if(data130.realisationLayer !== undefined){
let data143 = data130.realisationLayer;
if(typeof data143 !== "boolean"){
const err254 = {instancePath:instancePath+"/map/realisationLayer",schemaPath:"#/properties/map/properties/realisationLayer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.map.properties.realisationLayer.type,parentSchema:schema129.properties.map.properties.realisationLayer,data:data143};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data130.importSource !== undefined){
let data144 = data130.importSource;
if(typeof data144 !== "string"){
const err255 = {instancePath:instancePath+"/map/importSource",schemaPath:"#/properties/map/properties/importSource/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.map.properties.importSource.type,parentSchema:schema129.properties.map.properties.importSource,data:data144};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
}
else {
const err256 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.map.type,parentSchema:schema129.properties.map,data:data130};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data.locationPickerDiameter !== undefined){
let data145 = data.locationPickerDiameter;
if(!((typeof data145 == "number") && (!(data145 % 1) && !isNaN(data145)))){
const err257 = {instancePath:instancePath+"/locationPickerDiameter",schemaPath:"#/properties/locationPickerDiameter/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema129.properties.locationPickerDiameter.type,parentSchema:schema129.properties.locationPickerDiameter,data:data145};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
if(typeof data145 == "number"){
if(data145 > 5000 || isNaN(data145)){
const err258 = {instancePath:instancePath+"/locationPickerDiameter",schemaPath:"#/properties/locationPickerDiameter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema129.properties.locationPickerDiameter,data:data145};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
if(data145 < 10 || isNaN(data145)){
const err259 = {instancePath:instancePath+"/locationPickerDiameter",schemaPath:"#/properties/locationPickerDiameter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10",schema:10,parentSchema:schema129.properties.locationPickerDiameter,data:data145};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
}
if(data.benchmarkMenu !== undefined){
let data146 = data.benchmarkMenu;
if(Array.isArray(data146)){
const len22 = data146.length;
for(let i32=0; i32<len22; i32++){
let data147 = data146[i32];
if(!(((((data147 === "municipality") || (data147 === "gridoperator")) || (data147 === "contractor")) || (data147 === "type")) || (data147 === "NumberOfChargingStations"))){
const err260 = {instancePath:instancePath+"/benchmarkMenu/" + i32,schemaPath:"#/properties/benchmarkMenu/items/enum",keyword:"enum",params:{allowedValues: schema129.properties.benchmarkMenu.items.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.benchmarkMenu.items.enum,parentSchema:schema129.properties.benchmarkMenu.items,data:data147};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
let i33 = data146.length;
let j10;
if(i33 > 1){
outer8:
for(;i33--;){
for(j10 = i33; j10--;){
if(func4(data146[i33], data146[j10])){
const err261 = {instancePath:instancePath+"/benchmarkMenu",schemaPath:"#/properties/benchmarkMenu/uniqueItems",keyword:"uniqueItems",params:{i: i33, j: j10},message:"must NOT have duplicate items (items ## "+j10+" and "+i33+" are identical)",schema:true,parentSchema:schema129.properties.benchmarkMenu,data:data146};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
break outer8;
}
}
}
}
}
else {
const err262 = {instancePath:instancePath+"/benchmarkMenu",schemaPath:"#/properties/benchmarkMenu/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.benchmarkMenu.type,parentSchema:schema129.properties.benchmarkMenu,data:data146};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
if(data.reports !== undefined){
let data148 = data.reports;
if(data148 && typeof data148 == "object" && !Array.isArray(data148)){
for(const key27 in data148){
if(!(((key27 === "menu") || (key27 === "years")) || (key27 === "measures"))){
const err263 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.reports,data:data148};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data148.menu !== undefined){
let data149 = data148.menu;
if(Array.isArray(data149)){
if(data149.length < 1){
const err264 = {instancePath:instancePath+"/reports/menu",schemaPath:"#/properties/reports/properties/menu/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.reports.properties.menu,data:data149};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
const len23 = data149.length;
for(let i34=0; i34<len23; i34++){
if(!(validate204(data149[i34], {instancePath:instancePath+"/reports/menu/" + i34,parentData:data149,parentDataProperty:i34,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
}
else {
const err265 = {instancePath:instancePath+"/reports/menu",schemaPath:"#/properties/reports/properties/menu/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.reports.properties.menu.type,parentSchema:schema129.properties.reports.properties.menu,data:data149};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data148.years !== undefined){
let data151 = data148.years;
if(Array.isArray(data151)){
const len24 = data151.length;
for(let i35=0; i35<len24; i35++){
let data152 = data151[i35];
if(!((typeof data152 == "number") && (!(data152 % 1) && !isNaN(data152)))){
const err266 = {instancePath:instancePath+"/reports/years/" + i35,schemaPath:"#/properties/reports/properties/years/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema129.properties.reports.properties.years.items.type,parentSchema:schema129.properties.reports.properties.years.items,data:data152};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if(typeof data152 == "number"){
if(data152 > 2100 || isNaN(data152)){
const err267 = {instancePath:instancePath+"/reports/years/" + i35,schemaPath:"#/properties/reports/properties/years/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100",schema:2100,parentSchema:schema129.properties.reports.properties.years.items,data:data152};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
if(data152 < 2000 || isNaN(data152)){
const err268 = {instancePath:instancePath+"/reports/years/" + i35,schemaPath:"#/properties/reports/properties/years/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2000},message:"must be >= 2000",schema:2000,parentSchema:schema129.properties.reports.properties.years.items,data:data152};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
}
let i36 = data151.length;
let j11;
if(i36 > 1){
const indices2 = {};
for(;i36--;){
let item2 = data151[i36];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j11 = indices2[item2];
const err269 = {instancePath:instancePath+"/reports/years",schemaPath:"#/properties/reports/properties/years/uniqueItems",keyword:"uniqueItems",params:{i: i36, j: j11},message:"must NOT have duplicate items (items ## "+j11+" and "+i36+" are identical)",schema:true,parentSchema:schema129.properties.reports.properties.years,data:data151};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
break;
}
indices2[item2] = i36;
}
}
}
else {
const err270 = {instancePath:instancePath+"/reports/years",schemaPath:"#/properties/reports/properties/years/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.reports.properties.years.type,parentSchema:schema129.properties.reports.properties.years,data:data151};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
if(data148.measures !== undefined){
let data153 = data148.measures;
if(data153 && typeof data153 == "object" && !Array.isArray(data153)){
for(const key28 in data153){
const _errs304 = errors;
if(typeof key28 === "string"){
if(!pattern89.test(key28)){
const err271 = {instancePath:instancePath+"/reports/measures",schemaPath:"#/properties/reports/properties/measures/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\"",schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema129.properties.reports.properties.measures.propertyNames,data:key28,propertyName:key28};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
var valid102 = _errs304 === errors;
if(!valid102){
const err272 = {instancePath:instancePath+"/reports/measures",schemaPath:"#/properties/reports/properties/measures/propertyNames",keyword:"propertyNames",params:{propertyName: key28},message:"property name must be valid",schema:schema129.properties.reports.properties.measures.propertyNames,parentSchema:schema129.properties.reports.properties.measures,data:data153};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
for(const key29 in data153){
let data154 = data153[key29];
if(data154 && typeof data154 == "object" && !Array.isArray(data154)){
if(data154.label === undefined){
const err273 = {instancePath:instancePath+"/reports/measures/" + key29.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/reportMeasure/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema182.required,parentSchema:schema182,data:data154};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
for(const key30 in data154){
if(!(((key30 === "label") || (key30 === "sum")) || (key30 === "filled"))){
const err274 = {instancePath:instancePath+"/reports/measures/" + key29.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/reportMeasure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties",schema:false,parentSchema:schema182,data:data154};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
if(data154.label !== undefined){
let data155 = data154.label;
if(typeof data155 === "string"){
if(func1(data155) < 1){
const err275 = {instancePath:instancePath+"/reports/measures/" + key29.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/$defs/reportMeasure/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema182.properties.label,data:data155};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
else {
const err276 = {instancePath:instancePath+"/reports/measures/" + key29.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/$defs/reportMeasure/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema182.properties.label.type,parentSchema:schema182.properties.label,data:data155};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data154.sum !== undefined){
let data156 = data154.sum;
if(Array.isArray(data156)){
if(data156.length < 1){
const err277 = {instancePath:instancePath+"/reports/measures/" + key29.replace(/~/g, "~0").replace(/\//g, "~1")+"/sum",schemaPath:"#/$defs/reportMeasure/properties/sum/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema182.properties.sum,data:data156};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
const len25 = data156.length;
for(let i37=0; i37<len25; i37++){
let data157 = data156[i37];
if(typeof data157 === "string"){
if(!pattern90.test(data157)){
const err278 = {instancePath:instancePath+"/reports/measures/" + key29.replace(/~/g, "~0").replace(/\//g, "~1")+"/sum/" + i37,schemaPath:"#/$defs/reportMeasure/properties/sum/items/pattern",keyword:"pattern",params:{pattern: "^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"},message:"must match pattern \""+"^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"+"\"",schema:"^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$",parentSchema:schema182.properties.sum.items,data:data157};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
else {
const err279 = {instancePath:instancePath+"/reports/measures/" + key29.replace(/~/g, "~0").replace(/\//g, "~1")+"/sum/" + i37,schemaPath:"#/$defs/reportMeasure/properties/sum/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema182.properties.sum.items.type,parentSchema:schema182.properties.sum.items,data:data157};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
let i38 = data156.length;
let j12;
if(i38 > 1){
const indices3 = {};
for(;i38--;){
let item3 = data156[i38];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j12 = indices3[item3];
const err280 = {instancePath:instancePath+"/reports/measures/" + key29.replace(/~/g, "~0").replace(/\//g, "~1")+"/sum",schemaPath:"#/$defs/reportMeasure/properties/sum/uniqueItems",keyword:"uniqueItems",params:{i: i38, j: j12},message:"must NOT have duplicate items (items ## "+j12+" and "+i38+" are identical)",schema:true,parentSchema:schema182.properties.sum,data:data156};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
break;
}
indices3[item3] = i38;
}
}
}
else {
const err281 = {instancePath:instancePath+"/reports/measures/" + key29.replace(/~/g, "~0").replace(/\//g, "~1")+"/sum",schemaPath:"#/$defs/reportMeasure/properties/sum/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema182.properties.sum.type,parentSchema:schema182.properties.sum,data:data156};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
if(data154.filled !== undefined){
let data158 = data154.filled;
if(typeof data158 === "string"){
if(!pattern90.test(data158)){
const err282 = {instancePath:instancePath+"/reports/measures/" + key29.replace(/~/g, "~0").replace(/\//g, "~1")+"/filled",schemaPath:"#/$defs/reportMeasure/properties/filled/pattern",keyword:"pattern",params:{pattern: "^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"},message:"must match pattern \""+"^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"+"\"",schema:"^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$",parentSchema:schema182.properties.filled,data:data158};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
else {
const err283 = {instancePath:instancePath+"/reports/measures/" + key29.replace(/~/g, "~0").replace(/\//g, "~1")+"/filled",schemaPath:"#/$defs/reportMeasure/properties/filled/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema182.properties.filled.type,parentSchema:schema182.properties.filled,data:data158};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
}
else {
const err284 = {instancePath:instancePath+"/reports/measures/" + key29.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/reportMeasure/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema182.type,parentSchema:schema182,data:data154};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
}
else {
const err285 = {instancePath:instancePath+"/reports/measures",schemaPath:"#/properties/reports/properties/measures/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.reports.properties.measures.type,parentSchema:schema129.properties.reports.properties.measures,data:data153};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
}
else {
const err286 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.reports.type,parentSchema:schema129.properties.reports,data:data148};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
if(data.proactiveRounds !== undefined){
let data159 = data.proactiveRounds;
if(Array.isArray(data159)){
const len26 = data159.length;
for(let i39=0; i39<len26; i39++){
let data160 = data159[i39];
if(typeof data160 === "string"){
if(func1(data160) < 1){
const err287 = {instancePath:instancePath+"/proactiveRounds/" + i39,schemaPath:"#/properties/proactiveRounds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.proactiveRounds.items,data:data160};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
else {
const err288 = {instancePath:instancePath+"/proactiveRounds/" + i39,schemaPath:"#/properties/proactiveRounds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.proactiveRounds.items.type,parentSchema:schema129.properties.proactiveRounds.items,data:data160};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
let i40 = data159.length;
let j13;
if(i40 > 1){
const indices4 = {};
for(;i40--;){
let item4 = data159[i40];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j13 = indices4[item4];
const err289 = {instancePath:instancePath+"/proactiveRounds",schemaPath:"#/properties/proactiveRounds/uniqueItems",keyword:"uniqueItems",params:{i: i40, j: j13},message:"must NOT have duplicate items (items ## "+j13+" and "+i40+" are identical)",schema:true,parentSchema:schema129.properties.proactiveRounds,data:data159};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
break;
}
indices4[item4] = i40;
}
}
}
else {
const err290 = {instancePath:instancePath+"/proactiveRounds",schemaPath:"#/properties/proactiveRounds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.proactiveRounds.type,parentSchema:schema129.properties.proactiveRounds,data:data159};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
if(data.canResetDateValue !== undefined){
let data161 = data.canResetDateValue;
if(typeof data161 !== "boolean"){
const err291 = {instancePath:instancePath+"/canResetDateValue",schemaPath:"#/properties/canResetDateValue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.canResetDateValue.type,parentSchema:schema129.properties.canResetDateValue,data:data161};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
if(data.sharedLocations !== undefined){
let data162 = data.sharedLocations;
if(typeof data162 !== "boolean"){
const err292 = {instancePath:instancePath+"/sharedLocations",schemaPath:"#/properties/sharedLocations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.sharedLocations.type,parentSchema:schema129.properties.sharedLocations,data:data162};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
if(data.loading !== undefined){
let data163 = data.loading;
if(!((data163 === "paged") || (data163 === "whole"))){
const err293 = {instancePath:instancePath+"/loading",schemaPath:"#/properties/loading/enum",keyword:"enum",params:{allowedValues: schema129.properties.loading.enum},message:"must be equal to one of the allowed values",schema:schema129.properties.loading.enum,parentSchema:schema129.properties.loading,data:data163};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
if(data.syncIntervalMs !== undefined){
let data164 = data.syncIntervalMs;
if(!((typeof data164 == "number") && (!(data164 % 1) && !isNaN(data164)))){
const err294 = {instancePath:instancePath+"/syncIntervalMs",schemaPath:"#/properties/syncIntervalMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema129.properties.syncIntervalMs.type,parentSchema:schema129.properties.syncIntervalMs,data:data164};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if(typeof data164 == "number"){
if(data164 < 300000 || isNaN(data164)){
const err295 = {instancePath:instancePath+"/syncIntervalMs",schemaPath:"#/properties/syncIntervalMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 300000},message:"must be >= 300000",schema:300000,parentSchema:schema129.properties.syncIntervalMs,data:data164};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
}
if(data.manuals !== undefined){
let data165 = data.manuals;
if(data165 && typeof data165 == "object" && !Array.isArray(data165)){
if(data165.segments === undefined){
const err296 = {instancePath:instancePath+"/manuals",schemaPath:"#/properties/manuals/required",keyword:"required",params:{missingProperty: "segments"},message:"must have required property '"+"segments"+"'",schema:schema129.properties.manuals.required,parentSchema:schema129.properties.manuals,data:data165};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
for(const key31 in data165){
if(!(key31 === "segments")){
const err297 = {instancePath:instancePath+"/manuals",schemaPath:"#/properties/manuals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.manuals,data:data165};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data165.segments !== undefined){
let data166 = data165.segments;
if(Array.isArray(data166)){
if(data166.length < 1){
const err298 = {instancePath:instancePath+"/manuals/segments",schemaPath:"#/properties/manuals/properties/segments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.manuals.properties.segments,data:data166};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
const len27 = data166.length;
for(let i41=0; i41<len27; i41++){
let data167 = data166[i41];
if(data167 && typeof data167 == "object" && !Array.isArray(data167)){
if(data167.title === undefined){
const err299 = {instancePath:instancePath+"/manuals/segments/" + i41,schemaPath:"#/properties/manuals/properties/segments/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema129.properties.manuals.properties.segments.items.required,parentSchema:schema129.properties.manuals.properties.segments.items,data:data167};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
if(data167.pages === undefined){
const err300 = {instancePath:instancePath+"/manuals/segments/" + i41,schemaPath:"#/properties/manuals/properties/segments/items/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'",schema:schema129.properties.manuals.properties.segments.items.required,parentSchema:schema129.properties.manuals.properties.segments.items,data:data167};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
for(const key32 in data167){
if(!((key32 === "title") || (key32 === "pages"))){
const err301 = {instancePath:instancePath+"/manuals/segments/" + i41,schemaPath:"#/properties/manuals/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key32},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.manuals.properties.segments.items,data:data167};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
if(data167.title !== undefined){
let data168 = data167.title;
if(typeof data168 === "string"){
if(func1(data168) > 60){
const err302 = {instancePath:instancePath+"/manuals/segments/" + i41+"/title",schemaPath:"#/properties/manuals/properties/segments/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema129.properties.manuals.properties.segments.items.properties.title,data:data168};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
if(func1(data168) < 1){
const err303 = {instancePath:instancePath+"/manuals/segments/" + i41+"/title",schemaPath:"#/properties/manuals/properties/segments/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.manuals.properties.segments.items.properties.title,data:data168};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
else {
const err304 = {instancePath:instancePath+"/manuals/segments/" + i41+"/title",schemaPath:"#/properties/manuals/properties/segments/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.manuals.properties.segments.items.properties.title.type,parentSchema:schema129.properties.manuals.properties.segments.items.properties.title,data:data168};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
if(data167.pages !== undefined){
let data169 = data167.pages;
if(Array.isArray(data169)){
if(data169.length < 1){
const err305 = {instancePath:instancePath+"/manuals/segments/" + i41+"/pages",schemaPath:"#/properties/manuals/properties/segments/items/properties/pages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.manuals.properties.segments.items.properties.pages,data:data169};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
const len28 = data169.length;
for(let i42=0; i42<len28; i42++){
if(!(validate208(data169[i42], {instancePath:instancePath+"/manuals/segments/" + i41+"/pages/" + i42,parentData:data169,parentDataProperty:i42,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
}
else {
const err306 = {instancePath:instancePath+"/manuals/segments/" + i41+"/pages",schemaPath:"#/properties/manuals/properties/segments/items/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.manuals.properties.segments.items.properties.pages.type,parentSchema:schema129.properties.manuals.properties.segments.items.properties.pages,data:data169};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
}
else {
const err307 = {instancePath:instancePath+"/manuals/segments/" + i41,schemaPath:"#/properties/manuals/properties/segments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.manuals.properties.segments.items.type,parentSchema:schema129.properties.manuals.properties.segments.items,data:data167};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
}
else {
const err308 = {instancePath:instancePath+"/manuals/segments",schemaPath:"#/properties/manuals/properties/segments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.manuals.properties.segments.type,parentSchema:schema129.properties.manuals.properties.segments,data:data166};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
}
else {
const err309 = {instancePath:instancePath+"/manuals",schemaPath:"#/properties/manuals/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.manuals.type,parentSchema:schema129.properties.manuals,data:data165};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
if(data.tour !== undefined){
let data171 = data.tour;
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
if(data171.enabled === undefined){
const err310 = {instancePath:instancePath+"/tour",schemaPath:"#/properties/tour/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'",schema:schema129.properties.tour.required,parentSchema:schema129.properties.tour,data:data171};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
for(const key33 in data171){
if(!(((key33 === "enabled") || (key33 === "date")) || (key33 === "pages"))){
const err311 = {instancePath:instancePath+"/tour",schemaPath:"#/properties/tour/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.tour,data:data171};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
if(data171.enabled !== undefined){
let data172 = data171.enabled;
if(typeof data172 !== "boolean"){
const err312 = {instancePath:instancePath+"/tour/enabled",schemaPath:"#/properties/tour/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.tour.properties.enabled.type,parentSchema:schema129.properties.tour.properties.enabled,data:data172};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
if(data171.date !== undefined){
let data173 = data171.date;
if(typeof data173 === "string"){
if(!pattern95.test(data173)){
const err313 = {instancePath:instancePath+"/tour/date",schemaPath:"#/properties/tour/properties/date/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema129.properties.tour.properties.date,data:data173};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
else {
const err314 = {instancePath:instancePath+"/tour/date",schemaPath:"#/properties/tour/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.tour.properties.date.type,parentSchema:schema129.properties.tour.properties.date,data:data173};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
if(data171.pages !== undefined){
let data174 = data171.pages;
if(Array.isArray(data174)){
const len29 = data174.length;
for(let i43=0; i43<len29; i43++){
let data175 = data174[i43];
if(data175 && typeof data175 == "object" && !Array.isArray(data175)){
if(data175.helps === undefined){
const err315 = {instancePath:instancePath+"/tour/pages/" + i43,schemaPath:"#/properties/tour/properties/pages/items/required",keyword:"required",params:{missingProperty: "helps"},message:"must have required property '"+"helps"+"'",schema:schema129.properties.tour.properties.pages.items.required,parentSchema:schema129.properties.tour.properties.pages.items,data:data175};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
if(data175.steps === undefined){
const err316 = {instancePath:instancePath+"/tour/pages/" + i43,schemaPath:"#/properties/tour/properties/pages/items/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema129.properties.tour.properties.pages.items.required,parentSchema:schema129.properties.tour.properties.pages.items,data:data175};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
for(const key34 in data175){
if(!((key34 === "helps") || (key34 === "steps"))){
const err317 = {instancePath:instancePath+"/tour/pages/" + i43,schemaPath:"#/properties/tour/properties/pages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key34},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.tour.properties.pages.items,data:data175};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
if(data175.helps !== undefined){
let data176 = data175.helps;
if(Array.isArray(data176)){
if(data176.length < 1){
const err318 = {instancePath:instancePath+"/tour/pages/" + i43+"/helps",schemaPath:"#/properties/tour/properties/pages/items/properties/helps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.tour.properties.pages.items.properties.helps,data:data176};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
const len30 = data176.length;
for(let i44=0; i44<len30; i44++){
let data177 = data176[i44];
if(typeof data177 === "string"){
if(!pattern96.test(data177)){
const err319 = {instancePath:instancePath+"/tour/pages/" + i43+"/helps/" + i44,schemaPath:"#/properties/tour/properties/pages/items/properties/helps/items/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\"",schema:"^/",parentSchema:schema129.properties.tour.properties.pages.items.properties.helps.items,data:data177};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
else {
const err320 = {instancePath:instancePath+"/tour/pages/" + i43+"/helps/" + i44,schemaPath:"#/properties/tour/properties/pages/items/properties/helps/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.tour.properties.pages.items.properties.helps.items.type,parentSchema:schema129.properties.tour.properties.pages.items.properties.helps.items,data:data177};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
}
else {
const err321 = {instancePath:instancePath+"/tour/pages/" + i43+"/helps",schemaPath:"#/properties/tour/properties/pages/items/properties/helps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.tour.properties.pages.items.properties.helps.type,parentSchema:schema129.properties.tour.properties.pages.items.properties.helps,data:data176};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
if(data175.steps !== undefined){
let data178 = data175.steps;
if(Array.isArray(data178)){
if(data178.length < 1){
const err322 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps",schemaPath:"#/properties/tour/properties/pages/items/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps,data:data178};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
const len31 = data178.length;
for(let i45=0; i45<len31; i45++){
let data179 = data178[i45];
if(data179 && typeof data179 == "object" && !Array.isArray(data179)){
if(data179.title === undefined){
const err323 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45,schemaPath:"#/properties/tour/properties/pages/items/properties/steps/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema129.properties.tour.properties.pages.items.properties.steps.items.required,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps.items,data:data179};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
if(data179.text === undefined){
const err324 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45,schemaPath:"#/properties/tour/properties/pages/items/properties/steps/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema129.properties.tour.properties.pages.items.properties.steps.items.required,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps.items,data:data179};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
if(data179.at === undefined){
const err325 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45,schemaPath:"#/properties/tour/properties/pages/items/properties/steps/items/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema129.properties.tour.properties.pages.items.properties.steps.items.required,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps.items,data:data179};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
for(const key35 in data179){
if(!(((((key35 === "title") || (key35 === "text")) || (key35 === "at")) || (key35 === "needs")) || (key35 === "manual"))){
const err326 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45,schemaPath:"#/properties/tour/properties/pages/items/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key35},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps.items,data:data179};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
if(data179.title !== undefined){
let data180 = data179.title;
if(typeof data180 === "string"){
if(func1(data180) < 1){
const err327 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45+"/title",schemaPath:"#/properties/tour/properties/pages/items/properties/steps/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps.items.properties.title,data:data180};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
else {
const err328 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45+"/title",schemaPath:"#/properties/tour/properties/pages/items/properties/steps/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.tour.properties.pages.items.properties.steps.items.properties.title.type,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps.items.properties.title,data:data180};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
if(data179.text !== undefined){
let data181 = data179.text;
if(typeof data181 === "string"){
if(func1(data181) < 1){
const err329 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45+"/text",schemaPath:"#/properties/tour/properties/pages/items/properties/steps/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps.items.properties.text,data:data181};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
else {
const err330 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45+"/text",schemaPath:"#/properties/tour/properties/pages/items/properties/steps/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.tour.properties.pages.items.properties.steps.items.properties.text.type,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps.items.properties.text,data:data181};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
if(data179.at !== undefined){
let data182 = data179.at;
if(typeof data182 === "string"){
if(func1(data182) < 1){
const err331 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45+"/at",schemaPath:"#/properties/tour/properties/pages/items/properties/steps/items/properties/at/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps.items.properties.at,data:data182};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
else {
const err332 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45+"/at",schemaPath:"#/properties/tour/properties/pages/items/properties/steps/items/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.tour.properties.pages.items.properties.steps.items.properties.at.type,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps.items.properties.at,data:data182};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
if(data179.needs !== undefined){
if(!(validate209(data179.needs, {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45+"/needs",parentData:data179,parentDataProperty:"needs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data179.manual !== undefined){
let data184 = data179.manual;
if(typeof data184 === "string"){
if(func1(data184) > 80){
const err333 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45+"/manual",schemaPath:"#/$defs/pageSlug/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema184,data:data184};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
if(!pattern22.test(data184)){
const err334 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45+"/manual",schemaPath:"#/$defs/pageSlug/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema184,data:data184};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
}
else {
const err335 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45+"/manual",schemaPath:"#/$defs/pageSlug/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema184.type,parentSchema:schema184,data:data184};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
}
else {
const err336 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps/" + i45,schemaPath:"#/properties/tour/properties/pages/items/properties/steps/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.tour.properties.pages.items.properties.steps.items.type,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps.items,data:data179};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
}
else {
const err337 = {instancePath:instancePath+"/tour/pages/" + i43+"/steps",schemaPath:"#/properties/tour/properties/pages/items/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.tour.properties.pages.items.properties.steps.type,parentSchema:schema129.properties.tour.properties.pages.items.properties.steps,data:data178};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
}
else {
const err338 = {instancePath:instancePath+"/tour/pages/" + i43,schemaPath:"#/properties/tour/properties/pages/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.tour.properties.pages.items.type,parentSchema:schema129.properties.tour.properties.pages.items,data:data175};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
}
else {
const err339 = {instancePath:instancePath+"/tour/pages",schemaPath:"#/properties/tour/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.tour.properties.pages.type,parentSchema:schema129.properties.tour.properties.pages,data:data174};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
}
else {
const err340 = {instancePath:instancePath+"/tour",schemaPath:"#/properties/tour/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.tour.type,parentSchema:schema129.properties.tour,data:data171};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
if(data.lists !== undefined){
let data185 = data.lists;
if(data185 && typeof data185 == "object" && !Array.isArray(data185)){
for(const key36 in data185){
if(!(((key36 === "realisations") || (key36 === "requests")) || (key36 === "locations"))){
const err341 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.lists,data:data185};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
}
if(data185.realisations !== undefined){
if(!(validate213(data185.realisations, {instancePath:instancePath+"/lists/realisations",parentData:data185,parentDataProperty:"realisations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data185.requests !== undefined){
if(!(validate213(data185.requests, {instancePath:instancePath+"/lists/requests",parentData:data185,parentDataProperty:"requests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data185.locations !== undefined){
if(!(validate213(data185.locations, {instancePath:instancePath+"/lists/locations",parentData:data185,parentDataProperty:"locations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err342 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.lists.type,parentSchema:schema129.properties.lists,data:data185};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
if(data.options !== undefined){
let data189 = data.options;
if(data189 && typeof data189 == "object" && !Array.isArray(data189)){
for(const key37 in data189){
let data190 = data189[key37];
if(Array.isArray(data190)){
const len32 = data190.length;
for(let i46=0; i46<len32; i46++){
let data191 = data190[i46];
if(data191 && typeof data191 == "object" && !Array.isArray(data191)){
if(data191.const === undefined){
const err343 = {instancePath:instancePath+"/options/" + key37.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i46,schemaPath:"section.schema.json#/$defs/option/required",keyword:"required",params:{missingProperty: "const"},message:"must have required property '"+"const"+"'",schema:schema40.required,parentSchema:schema40,data:data191};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
if(data191.title === undefined){
const err344 = {instancePath:instancePath+"/options/" + key37.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i46,schemaPath:"section.schema.json#/$defs/option/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema40.required,parentSchema:schema40,data:data191};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
for(const key38 in data191){
if(!(((key38 === "const") || (key38 === "title")) || (key38 === "x-inactive"))){
const err345 = {instancePath:instancePath+"/options/" + key37.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i46,schemaPath:"section.schema.json#/$defs/option/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key38},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data:data191};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
}
if(data191.const !== undefined){
let data192 = data191.const;
if(((typeof data192 !== "string") && (!(typeof data192 == "number"))) && (typeof data192 !== "boolean")){
const err346 = {instancePath:instancePath+"/options/" + key37.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i46+"/const",schemaPath:"section.schema.json#/$defs/option/properties/const/type",keyword:"type",params:{type: schema40.properties.const.type},message:"must be string,number,boolean",schema:schema40.properties.const.type,parentSchema:schema40.properties.const,data:data192};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
}
if(data191.title !== undefined){
let data193 = data191.title;
if(typeof data193 !== "string"){
const err347 = {instancePath:instancePath+"/options/" + key37.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i46+"/title",schemaPath:"section.schema.json#/$defs/option/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.title.type,parentSchema:schema40.properties.title,data:data193};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
if(data191["x-inactive"] !== undefined){
let data194 = data191["x-inactive"];
if(typeof data194 !== "boolean"){
const err348 = {instancePath:instancePath+"/options/" + key37.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i46+"/x-inactive",schemaPath:"section.schema.json#/$defs/option/properties/x-inactive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema40.properties["x-inactive"].type,parentSchema:schema40.properties["x-inactive"],data:data194};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
}
else {
const err349 = {instancePath:instancePath+"/options/" + key37.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i46,schemaPath:"section.schema.json#/$defs/option/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data:data191};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
}
}
else {
const err350 = {instancePath:instancePath+"/options/" + key37.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.options.additionalProperties.type,parentSchema:schema129.properties.options.additionalProperties,data:data190};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
}
else {
const err351 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.options.type,parentSchema:schema129.properties.options,data:data189};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
if(data.texts !== undefined){
let data195 = data.texts;
if(data195 && typeof data195 == "object" && !Array.isArray(data195)){
for(const key39 in data195){
let data196 = data195[key39];
if(typeof data196 !== "string"){
const err352 = {instancePath:instancePath+"/texts/" + key39.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/texts/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.texts.additionalProperties.type,parentSchema:schema129.properties.texts.additionalProperties,data:data196};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
}
else {
const err353 = {instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.texts.type,parentSchema:schema129.properties.texts,data:data195};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
if(data.demo !== undefined){
let data197 = data.demo;
if(data197 && typeof data197 == "object" && !Array.isArray(data197)){
if(data197.accounts === undefined){
const err354 = {instancePath:instancePath+"/demo",schemaPath:"#/properties/demo/required",keyword:"required",params:{missingProperty: "accounts"},message:"must have required property '"+"accounts"+"'",schema:schema129.properties.demo.required,parentSchema:schema129.properties.demo,data:data197};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
for(const key40 in data197){
if(!(key40 === "accounts")){
const err355 = {instancePath:instancePath+"/demo",schemaPath:"#/properties/demo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key40},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.demo,data:data197};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
}
if(data197.accounts !== undefined){
let data198 = data197.accounts;
if(Array.isArray(data198)){
const len33 = data198.length;
for(let i47=0; i47<len33; i47++){
let data199 = data198[i47];
if(data199 && typeof data199 == "object" && !Array.isArray(data199)){
if(data199.email === undefined){
const err356 = {instancePath:instancePath+"/demo/accounts/" + i47,schemaPath:"#/properties/demo/properties/accounts/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema129.properties.demo.properties.accounts.items.required,parentSchema:schema129.properties.demo.properties.accounts.items,data:data199};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
if(data199.name === undefined){
const err357 = {instancePath:instancePath+"/demo/accounts/" + i47,schemaPath:"#/properties/demo/properties/accounts/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema129.properties.demo.properties.accounts.items.required,parentSchema:schema129.properties.demo.properties.accounts.items,data:data199};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
if(data199.roles === undefined){
const err358 = {instancePath:instancePath+"/demo/accounts/" + i47,schemaPath:"#/properties/demo/properties/accounts/items/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'",schema:schema129.properties.demo.properties.accounts.items.required,parentSchema:schema129.properties.demo.properties.accounts.items,data:data199};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
for(const key41 in data199){
if(!((((key41 === "email") || (key41 === "name")) || (key41 === "roles")) || (key41 === "termsAccepted"))){
const err359 = {instancePath:instancePath+"/demo/accounts/" + i47,schemaPath:"#/properties/demo/properties/accounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key41},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.demo.properties.accounts.items,data:data199};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
}
if(data199.email !== undefined){
let data200 = data199.email;
if(!(typeof data200 === "string")){
const err360 = {instancePath:instancePath+"/demo/accounts/" + i47+"/email",schemaPath:"#/properties/demo/properties/accounts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.demo.properties.accounts.items.properties.email.type,parentSchema:schema129.properties.demo.properties.accounts.items.properties.email,data:data200};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
}
if(data199.name !== undefined){
let data201 = data199.name;
if(typeof data201 === "string"){
if(func1(data201) < 1){
const err361 = {instancePath:instancePath+"/demo/accounts/" + i47+"/name",schemaPath:"#/properties/demo/properties/accounts/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema129.properties.demo.properties.accounts.items.properties.name,data:data201};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
else {
const err362 = {instancePath:instancePath+"/demo/accounts/" + i47+"/name",schemaPath:"#/properties/demo/properties/accounts/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.demo.properties.accounts.items.properties.name.type,parentSchema:schema129.properties.demo.properties.accounts.items.properties.name,data:data201};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
if(data199.roles !== undefined){
let data202 = data199.roles;
if(data202 && typeof data202 == "object" && !Array.isArray(data202)){
for(const key42 in data202){
const _errs413 = errors;
if(!(((((((((key42 === "cpo") || (key42 === "municipality")) || (key42 === "admin")) || (key42 === "developer")) || (key42 === "rvb")) || (key42 === "customer")) || (key42 === "caseworker")) || (key42 === "caseviewer")) || (key42 === "guest"))){
const err363 = {instancePath:instancePath+"/demo/accounts/" + i47+"/roles",schemaPath:"condition.schema.json#/$defs/role/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values",schema:schema50.enum,parentSchema:schema50,data:key42,propertyName:key42};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
var valid139 = _errs413 === errors;
if(!valid139){
const err364 = {instancePath:instancePath+"/demo/accounts/" + i47+"/roles",schemaPath:"#/properties/demo/properties/accounts/items/properties/roles/propertyNames",keyword:"propertyNames",params:{propertyName: key42},message:"property name must be valid",schema:schema129.properties.demo.properties.accounts.items.properties.roles.propertyNames,parentSchema:schema129.properties.demo.properties.accounts.items.properties.roles,data:data202};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
}
for(const key43 in data202){
let data203 = data202[key43];
if(Array.isArray(data203)){
if(data203.length < 1){
const err365 = {instancePath:instancePath+"/demo/accounts/" + i47+"/roles/" + key43.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/demo/properties/accounts/items/properties/roles/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema129.properties.demo.properties.accounts.items.properties.roles.additionalProperties,data:data203};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
const len34 = data203.length;
for(let i48=0; i48<len34; i48++){
let data204 = data203[i48];
if(typeof data204 === "string"){
if(!pattern108.test(data204)){
const err366 = {instancePath:instancePath+"/demo/accounts/" + i47+"/roles/" + key43.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i48,schemaPath:"#/properties/demo/properties/accounts/items/properties/roles/additionalProperties/items/pattern",keyword:"pattern",params:{pattern: "^(\\*|\\d{4,5}|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} \\-,._@+!?:;/&]{0,99})$"},message:"must match pattern \""+"^(\\*|\\d{4,5}|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} \\-,._@+!?:;/&]{0,99})$"+"\"",schema:"^(\\*|\\d{4,5}|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} \\-,._@+!?:;/&]{0,99})$",parentSchema:schema129.properties.demo.properties.accounts.items.properties.roles.additionalProperties.items,data:data204};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
else {
const err367 = {instancePath:instancePath+"/demo/accounts/" + i47+"/roles/" + key43.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i48,schemaPath:"#/properties/demo/properties/accounts/items/properties/roles/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.demo.properties.accounts.items.properties.roles.additionalProperties.items.type,parentSchema:schema129.properties.demo.properties.accounts.items.properties.roles.additionalProperties.items,data:data204};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
}
}
else {
const err368 = {instancePath:instancePath+"/demo/accounts/" + i47+"/roles/" + key43.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/demo/properties/accounts/items/properties/roles/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.demo.properties.accounts.items.properties.roles.additionalProperties.type,parentSchema:schema129.properties.demo.properties.accounts.items.properties.roles.additionalProperties,data:data203};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
}
}
else {
const err369 = {instancePath:instancePath+"/demo/accounts/" + i47+"/roles",schemaPath:"#/properties/demo/properties/accounts/items/properties/roles/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.demo.properties.accounts.items.properties.roles.type,parentSchema:schema129.properties.demo.properties.accounts.items.properties.roles,data:data202};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
}
if(data199.termsAccepted !== undefined){
let data205 = data199.termsAccepted;
if(typeof data205 !== "boolean"){
const err370 = {instancePath:instancePath+"/demo/accounts/" + i47+"/termsAccepted",schemaPath:"#/properties/demo/properties/accounts/items/properties/termsAccepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.demo.properties.accounts.items.properties.termsAccepted.type,parentSchema:schema129.properties.demo.properties.accounts.items.properties.termsAccepted,data:data205};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
}
}
else {
const err371 = {instancePath:instancePath+"/demo/accounts/" + i47,schemaPath:"#/properties/demo/properties/accounts/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.demo.properties.accounts.items.type,parentSchema:schema129.properties.demo.properties.accounts.items,data:data199};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
}
}
else {
const err372 = {instancePath:instancePath+"/demo/accounts",schemaPath:"#/properties/demo/properties/accounts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.demo.properties.accounts.type,parentSchema:schema129.properties.demo.properties.accounts,data:data198};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
}
else {
const err373 = {instancePath:instancePath+"/demo",schemaPath:"#/properties/demo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.demo.type,parentSchema:schema129.properties.demo,data:data197};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
}
else {
const err374 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.type,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scenario = validate231;
const schema205 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-english":"A story that a flow must tell: who does what, and what must be so afterwards. Run by npm run flow -- test.","type":"object","additionalProperties":false,"required":["name","instructions"],"properties":{"$schema":{"x-english":"Path of this schema, for editors.","type":"string","examples":["../../../schemas/scenario.schema.json"]},"name":{"x-english":"What the scenario shows, as the title of a test.","type":"string","minLength":1,"examples":["Positief advies leidt naar het verkeersbesluit"]},"description":{"x-english":"Why it matters, for designers.","type":"string","examples":["Step 3 is skipped: no decision is needed with positive advice."]},"journey":{"x-english":"Walked in a browser too, at the tenant's own screens, by the demo accounts that hold the roles. Every tenant marks at least one scenario: the one from the start to the final step.","type":"boolean","examples":[true]},"given":{"x-english":"The process before the first instruction. Leave out: the tenant's first process type, started on 2026-01-05.","type":"object","additionalProperties":false,"required":[],"properties":{"type":{"x-english":"Process type.","type":"string","examples":["op-aanvraag"]},"subtype":{"x-english":"Subtype.","type":["string","null"],"examples":["regulier"]},"at":{"x-english":"Day it is started.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","examples":["2026-01-05"]},"stakeholders":{"x-english":"Slugs of its stakeholders.","type":"array","items":{"$ref":"tenant.schema.json#/$defs/stakeholderSlug"},"uniqueItems":true,"examples":[["municipality|arnhem-0202","cpo|demo-cpo"]]},"location":{"x-english":"Charging location the instructions can name: its status before, and the process it belongs to.","type":"object","additionalProperties":true,"properties":{"uuid":{"x-english":"Uuid of the location.","$ref":"flow.schema.json#/$defs/uuid","examples":["0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21"]},"status":{"x-english":"Status of the location.","enum":["alert","rejected","suggestion","definitive","in-progress","realized"],"examples":["definitive"]},"latitude":{"x-english":"Latitude in decimal degrees.","type":"number","examples":[51.984478]},"longitude":{"x-english":"Longitude in decimal degrees.","type":"number","examples":[5.911259]},"street":{"x-english":"Street.","type":"string","examples":["Jansbuitensingel"]},"streetNumber":{"x-english":"House number.","type":"string","examples":["32"]},"streetNumberSuffix":{"x-english":"What follows the house number.","type":"string","examples":[""]},"postalCode":{"x-english":"Postal code.","type":"string","examples":["6811 AE"]},"city":{"x-english":"Town.","type":"string","examples":["Arnhem"]},"workflowUuid":{"x-english":"Process it is linked to.","type":["string","null"],"examples":[null]}},"examples":[{"uuid":"0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21","status":"definitive"}]}},"examples":[{"type":"op-aanvraag","stakeholders":["municipality|arnhem-0202"]}]},"instructions":{"x-english":"What happens, in order.","type":"array","items":{"x-english":"One act of one person.","type":"object","additionalProperties":false,"required":["as","do"],"properties":{"as":{"x-english":"Role of the person.","$ref":"condition.schema.json#/$defs/role","examples":["cpo"]},"at":{"x-english":"When: a day, or the number of days after the start.","anyOf":[{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},{"type":"integer","minimum":0}],"examples":["2026-01-05"]},"do":{"x-english":"What the person does.","enum":["start","save","complete","correct","change","onhold","resume","cancel","restore","confirm-vkb","undo-vkb","connect-location","disconnect-location","change-stakeholder","set-tags"],"examples":["complete"]},"step":{"x-english":"Step it concerns. Leave out: the active step.","$ref":"condition.schema.json#/$defs/stepCode","examples":["1"]},"with":{"x-english":"Values the person fills in, by the path of their field or nested; the other fields of the step stay as they are. null empties a field. A field of files is filled with names of files, each of which is uploaded first.","type":"object","additionalProperties":true,"examples":[{"Advice.Advice":"yes"}]},"target":{"x-english":"Step the person expects to come to. Leave out: the one the flow leads to.","$ref":"condition.schema.json#/$defs/stepCode","examples":["4"]},"category":{"x-english":"Which location is connected or disconnected, or which stakeholder changes.","enum":["selected","alternative","cpo","municipality","customer","contractor","gridoperator"],"examples":["selected"]},"location":{"x-english":"Charging location that is connected or disconnected.","$ref":"flow.schema.json#/$defs/uuid","examples":["0e6dc2f5-3f0d-4d0e-9a0f-2f6a9c0f7d21"]},"stakeholder":{"x-english":"Stakeholder that is chosen.","$ref":"tenant.schema.json#/$defs/stakeholderSlug","examples":["contractor|aannemer-oost"]},"tags":{"x-english":"Uuids of the tags that are set.","type":"array","items":{"$ref":"flow.schema.json#/$defs/uuid"},"examples":[[]]},"reason":{"x-english":"Reason out of the tenant's list.","type":"string","examples":["other"]},"comment":{"x-english":"Comment on the reason.","type":"string","examples":["Wacht op de netbeheerder"]},"expect":{"x-english":"What must be so afterwards. Leave out: it is not refused.","$ref":"#/$defs/expectation","examples":[{"step":"2"}]}},"examples":[{"as":"cpo","do":"complete","expect":{"step":"2"}}]},"minItems":1,"examples":[[{"as":"cpo","do":"complete","with":{},"expect":{"step":"2"}}]]}},"$defs":{"expectation":{"x-english":"What must be so afterwards. What is not named is not looked at.","type":"object","additionalProperties":false,"required":[],"properties":{"step":{"x-english":"Code of the active step; null when there is none.","anyOf":[{"$ref":"condition.schema.json#/$defs/stepCode"},{"type":"null"}],"examples":["2"]},"label":{"x-english":"Dutch label of the process in lists.","type":"string","examples":["Gemeente beoordeling"]},"status":{"x-english":"Status of the process.","enum":["active","onhold","cancelled","completed"],"examples":["active"]},"values":{"x-english":"Values by the path of their field; null means the field is empty.","type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/fieldPath"},"additionalProperties":true,"examples":[{"Advice.Advice":"yes"}]},"vkb":{"x-english":"The traffic decision is irrevocable.","type":"boolean","examples":[true]},"steps":{"x-english":"State of steps by their code; hidden for a sub-step that is not available.","type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/stepCode"},"additionalProperties":{"enum":["not-started","open","completed","skipped","hidden"]},"examples":[{"1":"completed","3":"skipped"}]},"marks":{"x-english":"Marks the process has, all of them.","type":"array","items":{"$ref":"condition.schema.json#/$defs/name"},"examples":[["skip"]]},"iteration":{"x-english":"Times the process was reset.","type":"integer","minimum":0,"examples":[1]},"locations":{"x-english":"Uuids of the connected charging locations.","type":"object","additionalProperties":false,"properties":{"selected":{"x-english":"Of the proposal.","type":["string","null"],"examples":[null]},"alternative":{"x-english":"Of the advice.","type":["string","null"],"examples":[null]}},"examples":[{"selected":null}]},"reason":{"x-english":"Reason the process was cancelled or put on hold with.","type":"string","examples":["other"]},"events":{"x-english":"Types of the events this instruction adds, in order.","type":"array","items":{"type":"string"},"examples":[["step-save","step-end","step-start"]]},"effects":{"x-english":"Kinds of the effects on charging locations, in order.","type":"array","items":{"type":"string"},"examples":[["connect-location"]]},"refused":{"x-english":"The instruction is refused and nothing changes.","type":"object","additionalProperties":false,"required":["code"],"properties":{"code":{"x-english":"Code of the refusal.","type":"string","examples":["incomplete"]},"message":{"x-english":"Dutch message.","type":"string","examples":["Selecteer eerst een locatie."]},"path":{"x-english":"Field it concerns; \"\" is the whole form.","type":"string","examples":["Location.Latitude"]}},"examples":[{"code":"incomplete","message":"Selecteer eerst een locatie.","path":"Location.Latitude"}]}},"examples":[{"step":"2","status":"active"}]}}};
const schema214 = {"x-english":"What must be so afterwards. What is not named is not looked at.","type":"object","additionalProperties":false,"required":[],"properties":{"step":{"x-english":"Code of the active step; null when there is none.","anyOf":[{"$ref":"condition.schema.json#/$defs/stepCode"},{"type":"null"}],"examples":["2"]},"label":{"x-english":"Dutch label of the process in lists.","type":"string","examples":["Gemeente beoordeling"]},"status":{"x-english":"Status of the process.","enum":["active","onhold","cancelled","completed"],"examples":["active"]},"values":{"x-english":"Values by the path of their field; null means the field is empty.","type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/fieldPath"},"additionalProperties":true,"examples":[{"Advice.Advice":"yes"}]},"vkb":{"x-english":"The traffic decision is irrevocable.","type":"boolean","examples":[true]},"steps":{"x-english":"State of steps by their code; hidden for a sub-step that is not available.","type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/stepCode"},"additionalProperties":{"enum":["not-started","open","completed","skipped","hidden"]},"examples":[{"1":"completed","3":"skipped"}]},"marks":{"x-english":"Marks the process has, all of them.","type":"array","items":{"$ref":"condition.schema.json#/$defs/name"},"examples":[["skip"]]},"iteration":{"x-english":"Times the process was reset.","type":"integer","minimum":0,"examples":[1]},"locations":{"x-english":"Uuids of the connected charging locations.","type":"object","additionalProperties":false,"properties":{"selected":{"x-english":"Of the proposal.","type":["string","null"],"examples":[null]},"alternative":{"x-english":"Of the advice.","type":["string","null"],"examples":[null]}},"examples":[{"selected":null}]},"reason":{"x-english":"Reason the process was cancelled or put on hold with.","type":"string","examples":["other"]},"events":{"x-english":"Types of the events this instruction adds, in order.","type":"array","items":{"type":"string"},"examples":[["step-save","step-end","step-start"]]},"effects":{"x-english":"Kinds of the effects on charging locations, in order.","type":"array","items":{"type":"string"},"examples":[["connect-location"]]},"refused":{"x-english":"The instruction is refused and nothing changes.","type":"object","additionalProperties":false,"required":["code"],"properties":{"code":{"x-english":"Code of the refusal.","type":"string","examples":["incomplete"]},"message":{"x-english":"Dutch message.","type":"string","examples":["Selecteer eerst een locatie."]},"path":{"x-english":"Field it concerns; \"\" is the whole form.","type":"string","examples":["Location.Latitude"]}},"examples":[{"code":"incomplete","message":"Selecteer eerst een locatie.","path":"Location.Latitude"}]}},"examples":[{"step":"2","status":"active"}]};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema214.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema214,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.step !== undefined){
let data0 = data.step;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern18.test(data0)){
const err1 = {instancePath:instancePath+"/step",schemaPath:"condition.schema.json#/$defs/stepCode/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(-[a-z])?$"},message:"must match pattern \""+"^[1-9][0-9]?(-[a-z])?$"+"\"",schema:"^[1-9][0-9]?(-[a-z])?$",parentSchema:schema25,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/step",schemaPath:"condition.schema.json#/$defs/stepCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema214.properties.step.anyOf[1].type,parentSchema:schema214.properties.step.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema214.properties.step.anyOf,parentSchema:schema214.properties.step,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.label.type,parentSchema:schema214.properties.label,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!((((data2 === "active") || (data2 === "onhold")) || (data2 === "cancelled")) || (data2 === "completed"))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema214.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema214.properties.status.enum,parentSchema:schema214.properties.status,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.values !== undefined){
let data3 = data.values;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs14 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 200){
const err7 = {instancePath:instancePath+"/values",schemaPath:"condition.schema.json#/$defs/fieldPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema9,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern4.test(key1)){
const err8 = {instancePath:instancePath+"/values",schemaPath:"condition.schema.json#/$defs/fieldPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",parentSchema:schema9,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/values",schemaPath:"condition.schema.json#/$defs/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid3 = _errs14 === errors;
if(!valid3){
const err10 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema214.properties.values.propertyNames,parentSchema:schema214.properties.values,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema214.properties.values.type,parentSchema:schema214.properties.values,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.vkb !== undefined){
let data4 = data.vkb;
if(typeof data4 !== "boolean"){
const err12 = {instancePath:instancePath+"/vkb",schemaPath:"#/properties/vkb/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema214.properties.vkb.type,parentSchema:schema214.properties.vkb,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.steps !== undefined){
let data5 = data.steps;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
const _errs22 = errors;
if(typeof key2 === "string"){
if(!pattern18.test(key2)){
const err13 = {instancePath:instancePath+"/steps",schemaPath:"condition.schema.json#/$defs/stepCode/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(-[a-z])?$"},message:"must match pattern \""+"^[1-9][0-9]?(-[a-z])?$"+"\"",schema:"^[1-9][0-9]?(-[a-z])?$",parentSchema:schema25,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/steps",schemaPath:"condition.schema.json#/$defs/stepCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid5 = _errs22 === errors;
if(!valid5){
const err15 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid",schema:schema214.properties.steps.propertyNames,parentSchema:schema214.properties.steps,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
for(const key3 in data5){
let data6 = data5[key3];
if(!(((((data6 === "not-started") || (data6 === "open")) || (data6 === "completed")) || (data6 === "skipped")) || (data6 === "hidden"))){
const err16 = {instancePath:instancePath+"/steps/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/steps/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema214.properties.steps.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:schema214.properties.steps.additionalProperties.enum,parentSchema:schema214.properties.steps.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema214.properties.steps.type,parentSchema:schema214.properties.steps,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.marks !== undefined){
let data7 = data.marks;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func1(data8) > 60){
const err18 = {instancePath:instancePath+"/marks/" + i0,schemaPath:"condition.schema.json#/$defs/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema5,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern2.test(data8)){
const err19 = {instancePath:instancePath+"/marks/" + i0,schemaPath:"condition.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^\\p{Ll}[\\p{Ll}0-9-]*$"},message:"must match pattern \""+"^\\p{Ll}[\\p{Ll}0-9-]*$"+"\"",schema:"^\\p{Ll}[\\p{Ll}0-9-]*$",parentSchema:schema5,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/marks/" + i0,schemaPath:"condition.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema5.type,parentSchema:schema5,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema214.properties.marks.type,parentSchema:schema214.properties.marks,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.iteration !== undefined){
let data9 = data.iteration;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err22 = {instancePath:instancePath+"/iteration",schemaPath:"#/properties/iteration/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema214.properties.iteration.type,parentSchema:schema214.properties.iteration,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/iteration",schemaPath:"#/properties/iteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema214.properties.iteration,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.locations !== undefined){
let data10 = data.locations;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key4 in data10){
if(!((key4 === "selected") || (key4 === "alternative"))){
const err24 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema214.properties.locations,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.selected !== undefined){
let data11 = data10.selected;
if((typeof data11 !== "string") && (data11 !== null)){
const err25 = {instancePath:instancePath+"/locations/selected",schemaPath:"#/properties/locations/properties/selected/type",keyword:"type",params:{type: schema214.properties.locations.properties.selected.type},message:"must be string,null",schema:schema214.properties.locations.properties.selected.type,parentSchema:schema214.properties.locations.properties.selected,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.alternative !== undefined){
let data12 = data10.alternative;
if((typeof data12 !== "string") && (data12 !== null)){
const err26 = {instancePath:instancePath+"/locations/alternative",schemaPath:"#/properties/locations/properties/alternative/type",keyword:"type",params:{type: schema214.properties.locations.properties.alternative.type},message:"must be string,null",schema:schema214.properties.locations.properties.alternative.type,parentSchema:schema214.properties.locations.properties.alternative,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema214.properties.locations.type,parentSchema:schema214.properties.locations,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.reason !== undefined){
let data13 = data.reason;
if(typeof data13 !== "string"){
const err28 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.reason.type,parentSchema:schema214.properties.reason,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.events !== undefined){
let data14 = data.events;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(typeof data15 !== "string"){
const err29 = {instancePath:instancePath+"/events/" + i1,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.events.items.type,parentSchema:schema214.properties.events.items,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema214.properties.events.type,parentSchema:schema214.properties.events,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.effects !== undefined){
let data16 = data.effects;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(typeof data17 !== "string"){
const err31 = {instancePath:instancePath+"/effects/" + i2,schemaPath:"#/properties/effects/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.effects.items.type,parentSchema:schema214.properties.effects.items,data:data17};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema214.properties.effects.type,parentSchema:schema214.properties.effects,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.refused !== undefined){
let data18 = data.refused;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.code === undefined){
const err33 = {instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema214.properties.refused.required,parentSchema:schema214.properties.refused,data:data18};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key5 in data18){
if(!(((key5 === "code") || (key5 === "message")) || (key5 === "path"))){
const err34 = {instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema214.properties.refused,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data18.code !== undefined){
let data19 = data18.code;
if(typeof data19 !== "string"){
const err35 = {instancePath:instancePath+"/refused/code",schemaPath:"#/properties/refused/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.refused.properties.code.type,parentSchema:schema214.properties.refused.properties.code,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data18.message !== undefined){
let data20 = data18.message;
if(typeof data20 !== "string"){
const err36 = {instancePath:instancePath+"/refused/message",schemaPath:"#/properties/refused/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.refused.properties.message.type,parentSchema:schema214.properties.refused.properties.message,data:data20};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data18.path !== undefined){
let data21 = data18.path;
if(typeof data21 !== "string"){
const err37 = {instancePath:instancePath+"/refused/path",schemaPath:"#/properties/refused/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.refused.properties.path.type,parentSchema:schema214.properties.refused.properties.path,data:data21};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema214.properties.refused.type,parentSchema:schema214.properties.refused,data:data18};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema214.type,parentSchema:schema214,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema205.required,parentSchema:schema205,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.instructions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instructions"},message:"must have required property '"+"instructions"+"'",schema:schema205.required,parentSchema:schema205,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "$schema") || (key0 === "name")) || (key0 === "description")) || (key0 === "journey")) || (key0 === "given")) || (key0 === "instructions"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema205,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.$schema.type,parentSchema:schema205.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema205.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.name.type,parentSchema:schema205.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.description.type,parentSchema:schema205.properties.description,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.journey !== undefined){
let data3 = data.journey;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/journey",schemaPath:"#/properties/journey/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema205.properties.journey.type,parentSchema:schema205.properties.journey,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.given !== undefined){
let data4 = data.given;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(((((key1 === "type") || (key1 === "subtype")) || (key1 === "at")) || (key1 === "stakeholders")) || (key1 === "location"))){
const err8 = {instancePath:instancePath+"/given",schemaPath:"#/properties/given/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema205.properties.given,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/given/type",schemaPath:"#/properties/given/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.given.properties.type.type,parentSchema:schema205.properties.given.properties.type,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.subtype !== undefined){
let data6 = data4.subtype;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/given/subtype",schemaPath:"#/properties/given/properties/subtype/type",keyword:"type",params:{type: schema205.properties.given.properties.subtype.type},message:"must be string,null",schema:schema205.properties.given.properties.subtype.type,parentSchema:schema205.properties.given.properties.subtype,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.at !== undefined){
let data7 = data4.at;
if(typeof data7 === "string"){
if(!pattern95.test(data7)){
const err11 = {instancePath:instancePath+"/given/at",schemaPath:"#/properties/given/properties/at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema205.properties.given.properties.at,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/given/at",schemaPath:"#/properties/given/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.given.properties.at.type,parentSchema:schema205.properties.given.properties.at,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.stakeholders !== undefined){
let data8 = data4.stakeholders;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func1(data9) > 120){
const err13 = {instancePath:instancePath+"/given/stakeholders/" + i0,schemaPath:"tenant.schema.json#/$defs/stakeholderSlug/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema172,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern81.test(data9)){
const err14 = {instancePath:instancePath+"/given/stakeholders/" + i0,schemaPath:"tenant.schema.json#/$defs/stakeholderSlug/pattern",keyword:"pattern",params:{pattern: "^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$"},message:"must match pattern \""+"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$"+"\"",schema:"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$",parentSchema:schema172,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/given/stakeholders/" + i0,schemaPath:"tenant.schema.json#/$defs/stakeholderSlug/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema172.type,parentSchema:schema172,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data8[i1], data8[j0])){
const err16 = {instancePath:instancePath+"/given/stakeholders",schemaPath:"#/properties/given/properties/stakeholders/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema205.properties.given.properties.stakeholders,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/given/stakeholders",schemaPath:"#/properties/given/properties/stakeholders/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema205.properties.given.properties.stakeholders.type,parentSchema:schema205.properties.given.properties.stakeholders,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.location !== undefined){
let data10 = data4.location;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.uuid !== undefined){
let data11 = data10.uuid;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err18 = {instancePath:instancePath+"/given/location/uuid",schemaPath:"flow.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",parentSchema:schema1,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/given/location/uuid",schemaPath:"flow.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema1.type,parentSchema:schema1,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data10.status !== undefined){
let data12 = data10.status;
if(!((((((data12 === "alert") || (data12 === "rejected")) || (data12 === "suggestion")) || (data12 === "definitive")) || (data12 === "in-progress")) || (data12 === "realized"))){
const err20 = {instancePath:instancePath+"/given/location/status",schemaPath:"#/properties/given/properties/location/properties/status/enum",keyword:"enum",params:{allowedValues: schema205.properties.given.properties.location.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema205.properties.given.properties.location.properties.status.enum,parentSchema:schema205.properties.given.properties.location.properties.status,data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data10.latitude !== undefined){
let data13 = data10.latitude;
if(!(typeof data13 == "number")){
const err21 = {instancePath:instancePath+"/given/location/latitude",schemaPath:"#/properties/given/properties/location/properties/latitude/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema205.properties.given.properties.location.properties.latitude.type,parentSchema:schema205.properties.given.properties.location.properties.latitude,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data10.longitude !== undefined){
let data14 = data10.longitude;
if(!(typeof data14 == "number")){
const err22 = {instancePath:instancePath+"/given/location/longitude",schemaPath:"#/properties/given/properties/location/properties/longitude/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema205.properties.given.properties.location.properties.longitude.type,parentSchema:schema205.properties.given.properties.location.properties.longitude,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data10.street !== undefined){
let data15 = data10.street;
if(typeof data15 !== "string"){
const err23 = {instancePath:instancePath+"/given/location/street",schemaPath:"#/properties/given/properties/location/properties/street/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.given.properties.location.properties.street.type,parentSchema:schema205.properties.given.properties.location.properties.street,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.streetNumber !== undefined){
let data16 = data10.streetNumber;
if(typeof data16 !== "string"){
const err24 = {instancePath:instancePath+"/given/location/streetNumber",schemaPath:"#/properties/given/properties/location/properties/streetNumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.given.properties.location.properties.streetNumber.type,parentSchema:schema205.properties.given.properties.location.properties.streetNumber,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.streetNumberSuffix !== undefined){
let data17 = data10.streetNumberSuffix;
if(typeof data17 !== "string"){
const err25 = {instancePath:instancePath+"/given/location/streetNumberSuffix",schemaPath:"#/properties/given/properties/location/properties/streetNumberSuffix/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.given.properties.location.properties.streetNumberSuffix.type,parentSchema:schema205.properties.given.properties.location.properties.streetNumberSuffix,data:data17};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.postalCode !== undefined){
let data18 = data10.postalCode;
if(typeof data18 !== "string"){
const err26 = {instancePath:instancePath+"/given/location/postalCode",schemaPath:"#/properties/given/properties/location/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.given.properties.location.properties.postalCode.type,parentSchema:schema205.properties.given.properties.location.properties.postalCode,data:data18};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.city !== undefined){
let data19 = data10.city;
if(typeof data19 !== "string"){
const err27 = {instancePath:instancePath+"/given/location/city",schemaPath:"#/properties/given/properties/location/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.given.properties.location.properties.city.type,parentSchema:schema205.properties.given.properties.location.properties.city,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.workflowUuid !== undefined){
let data20 = data10.workflowUuid;
if((typeof data20 !== "string") && (data20 !== null)){
const err28 = {instancePath:instancePath+"/given/location/workflowUuid",schemaPath:"#/properties/given/properties/location/properties/workflowUuid/type",keyword:"type",params:{type: schema205.properties.given.properties.location.properties.workflowUuid.type},message:"must be string,null",schema:schema205.properties.given.properties.location.properties.workflowUuid.type,parentSchema:schema205.properties.given.properties.location.properties.workflowUuid,data:data20};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/given/location",schemaPath:"#/properties/given/properties/location/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema205.properties.given.properties.location.type,parentSchema:schema205.properties.given.properties.location,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/given",schemaPath:"#/properties/given/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema205.properties.given.type,parentSchema:schema205.properties.given,data:data4};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.instructions !== undefined){
let data21 = data.instructions;
if(Array.isArray(data21)){
if(data21.length < 1){
const err31 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema205.properties.instructions,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len1 = data21.length;
for(let i2=0; i2<len1; i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.as === undefined){
const err32 = {instancePath:instancePath+"/instructions/" + i2,schemaPath:"#/properties/instructions/items/required",keyword:"required",params:{missingProperty: "as"},message:"must have required property '"+"as"+"'",schema:schema205.properties.instructions.items.required,parentSchema:schema205.properties.instructions.items,data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data22.do === undefined){
const err33 = {instancePath:instancePath+"/instructions/" + i2,schemaPath:"#/properties/instructions/items/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema205.properties.instructions.items.required,parentSchema:schema205.properties.instructions.items,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key2 in data22){
if(!(func0.call(schema205.properties.instructions.items.properties, key2))){
const err34 = {instancePath:instancePath+"/instructions/" + i2,schemaPath:"#/properties/instructions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema205.properties.instructions.items,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data22.as !== undefined){
let data23 = data22.as;
if(!(((((((((data23 === "cpo") || (data23 === "municipality")) || (data23 === "admin")) || (data23 === "developer")) || (data23 === "rvb")) || (data23 === "customer")) || (data23 === "caseworker")) || (data23 === "caseviewer")) || (data23 === "guest"))){
const err35 = {instancePath:instancePath+"/instructions/" + i2+"/as",schemaPath:"condition.schema.json#/$defs/role/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values",schema:schema50.enum,parentSchema:schema50,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data22.at !== undefined){
let data24 = data22.at;
const _errs55 = errors;
let valid12 = false;
const _errs56 = errors;
if(typeof data24 === "string"){
if(!pattern95.test(data24)){
const err36 = {instancePath:instancePath+"/instructions/" + i2+"/at",schemaPath:"#/properties/instructions/items/properties/at/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema205.properties.instructions.items.properties.at.anyOf[0],data:data24};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/instructions/" + i2+"/at",schemaPath:"#/properties/instructions/items/properties/at/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.instructions.items.properties.at.anyOf[0].type,parentSchema:schema205.properties.instructions.items.properties.at.anyOf[0],data:data24};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid0 = _errs56 === errors;
valid12 = valid12 || _valid0;
const _errs58 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
const err38 = {instancePath:instancePath+"/instructions/" + i2+"/at",schemaPath:"#/properties/instructions/items/properties/at/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema205.properties.instructions.items.properties.at.anyOf[1].type,parentSchema:schema205.properties.instructions.items.properties.at.anyOf[1],data:data24};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
const err39 = {instancePath:instancePath+"/instructions/" + i2+"/at",schemaPath:"#/properties/instructions/items/properties/at/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema205.properties.instructions.items.properties.at.anyOf[1],data:data24};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var _valid0 = _errs58 === errors;
valid12 = valid12 || _valid0;
if(!valid12){
const err40 = {instancePath:instancePath+"/instructions/" + i2+"/at",schemaPath:"#/properties/instructions/items/properties/at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema205.properties.instructions.items.properties.at.anyOf,parentSchema:schema205.properties.instructions.items.properties.at,data:data24};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
}
}
if(data22.do !== undefined){
let data25 = data22.do;
if(!(((((((((((((((data25 === "start") || (data25 === "save")) || (data25 === "complete")) || (data25 === "correct")) || (data25 === "change")) || (data25 === "onhold")) || (data25 === "resume")) || (data25 === "cancel")) || (data25 === "restore")) || (data25 === "confirm-vkb")) || (data25 === "undo-vkb")) || (data25 === "connect-location")) || (data25 === "disconnect-location")) || (data25 === "change-stakeholder")) || (data25 === "set-tags"))){
const err41 = {instancePath:instancePath+"/instructions/" + i2+"/do",schemaPath:"#/properties/instructions/items/properties/do/enum",keyword:"enum",params:{allowedValues: schema205.properties.instructions.items.properties.do.enum},message:"must be equal to one of the allowed values",schema:schema205.properties.instructions.items.properties.do.enum,parentSchema:schema205.properties.instructions.items.properties.do,data:data25};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data22.step !== undefined){
let data26 = data22.step;
if(typeof data26 === "string"){
if(!pattern18.test(data26)){
const err42 = {instancePath:instancePath+"/instructions/" + i2+"/step",schemaPath:"condition.schema.json#/$defs/stepCode/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(-[a-z])?$"},message:"must match pattern \""+"^[1-9][0-9]?(-[a-z])?$"+"\"",schema:"^[1-9][0-9]?(-[a-z])?$",parentSchema:schema25,data:data26};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/instructions/" + i2+"/step",schemaPath:"condition.schema.json#/$defs/stepCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data:data26};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data22.with !== undefined){
let data27 = data22.with;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
}
else {
const err44 = {instancePath:instancePath+"/instructions/" + i2+"/with",schemaPath:"#/properties/instructions/items/properties/with/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema205.properties.instructions.items.properties.with.type,parentSchema:schema205.properties.instructions.items.properties.with,data:data27};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data22.target !== undefined){
let data28 = data22.target;
if(typeof data28 === "string"){
if(!pattern18.test(data28)){
const err45 = {instancePath:instancePath+"/instructions/" + i2+"/target",schemaPath:"condition.schema.json#/$defs/stepCode/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(-[a-z])?$"},message:"must match pattern \""+"^[1-9][0-9]?(-[a-z])?$"+"\"",schema:"^[1-9][0-9]?(-[a-z])?$",parentSchema:schema25,data:data28};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/instructions/" + i2+"/target",schemaPath:"condition.schema.json#/$defs/stepCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data:data28};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data22.category !== undefined){
let data29 = data22.category;
if(!(((((((data29 === "selected") || (data29 === "alternative")) || (data29 === "cpo")) || (data29 === "municipality")) || (data29 === "customer")) || (data29 === "contractor")) || (data29 === "gridoperator"))){
const err47 = {instancePath:instancePath+"/instructions/" + i2+"/category",schemaPath:"#/properties/instructions/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema205.properties.instructions.items.properties.category.enum},message:"must be equal to one of the allowed values",schema:schema205.properties.instructions.items.properties.category.enum,parentSchema:schema205.properties.instructions.items.properties.category,data:data29};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data22.location !== undefined){
let data30 = data22.location;
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
const err48 = {instancePath:instancePath+"/instructions/" + i2+"/location",schemaPath:"flow.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",parentSchema:schema1,data:data30};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/instructions/" + i2+"/location",schemaPath:"flow.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema1.type,parentSchema:schema1,data:data30};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data22.stakeholder !== undefined){
let data31 = data22.stakeholder;
if(typeof data31 === "string"){
if(func1(data31) > 120){
const err50 = {instancePath:instancePath+"/instructions/" + i2+"/stakeholder",schemaPath:"tenant.schema.json#/$defs/stakeholderSlug/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema172,data:data31};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!pattern81.test(data31)){
const err51 = {instancePath:instancePath+"/instructions/" + i2+"/stakeholder",schemaPath:"tenant.schema.json#/$defs/stakeholderSlug/pattern",keyword:"pattern",params:{pattern: "^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$"},message:"must match pattern \""+"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$"+"\"",schema:"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$",parentSchema:schema172,data:data31};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/instructions/" + i2+"/stakeholder",schemaPath:"tenant.schema.json#/$defs/stakeholderSlug/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema172.type,parentSchema:schema172,data:data31};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data22.tags !== undefined){
let data32 = data22.tags;
if(Array.isArray(data32)){
const len2 = data32.length;
for(let i3=0; i3<len2; i3++){
let data33 = data32[i3];
if(typeof data33 === "string"){
if(!pattern0.test(data33)){
const err53 = {instancePath:instancePath+"/instructions/" + i2+"/tags/" + i3,schemaPath:"flow.schema.json#/$defs/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"+"\"",schema:"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",parentSchema:schema1,data:data33};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/instructions/" + i2+"/tags/" + i3,schemaPath:"flow.schema.json#/$defs/uuid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema1.type,parentSchema:schema1,data:data33};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/instructions/" + i2+"/tags",schemaPath:"#/properties/instructions/items/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema205.properties.instructions.items.properties.tags.type,parentSchema:schema205.properties.instructions.items.properties.tags,data:data32};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data22.reason !== undefined){
let data34 = data22.reason;
if(typeof data34 !== "string"){
const err56 = {instancePath:instancePath+"/instructions/" + i2+"/reason",schemaPath:"#/properties/instructions/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.instructions.items.properties.reason.type,parentSchema:schema205.properties.instructions.items.properties.reason,data:data34};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data22.comment !== undefined){
let data35 = data22.comment;
if(typeof data35 !== "string"){
const err57 = {instancePath:instancePath+"/instructions/" + i2+"/comment",schemaPath:"#/properties/instructions/items/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema205.properties.instructions.items.properties.comment.type,parentSchema:schema205.properties.instructions.items.properties.comment,data:data35};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data22.expect !== undefined){
if(!(validate232(data22.expect, {instancePath:instancePath+"/instructions/" + i2+"/expect",parentData:data22,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
}
else {
const err58 = {instancePath:instancePath+"/instructions/" + i2,schemaPath:"#/properties/instructions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema205.properties.instructions.items.type,parentSchema:schema205.properties.instructions.items,data:data22};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema205.properties.instructions.type,parentSchema:schema205.properties.instructions,data:data21};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema205.type,parentSchema:schema205,data};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const upgradeMapping = validate234;
const schema219 = {"$schema":"https://json-schema.org/draft/2020-12/schema","x-english":"How running processes come along to another version of their flow where the versions do not say it by themselves. A tenant keeps them in mappings/, named after the version that processes come from; the workbench writes them, and npm run flow -- upgrade reads them.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"$schema":{"x-english":"Path of this schema, for editors.","type":"string","examples":["../../schemas/upgrade-mapping.schema.json"]},"from":{"x-english":"Version that the processes run on.","type":"string","pattern":"^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$","examples":["1.0.0"]},"to":{"x-english":"Version they are taken along to.","type":"string","pattern":"^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$","examples":["2.0.0"]},"steps":{"x-english":"Per step of the old version, by its code, the step of the new one that takes over its state; where a process has passed it and come to that step as well, the completed one is dropped. null drops a completed step, which the history keeps.","type":"object","propertyNames":{"pattern":"^[0-9]{1,2}(-[a-z])?$"},"additionalProperties":{"type":["string","null"],"pattern":"^[0-9]{1,2}(-[a-z])?$"},"examples":[{"3":"4"}]},"fields":{"x-english":"Per field of the old version the field its value goes to; null drops the value, which the history keeps. [] stands behind a list of which the items' field is meant.","type":"object","additionalProperties":{"type":["string","null"],"minLength":1},"examples":[{"Advice.Comments":"Advice.Explanation"}]},"options":{"x-english":"Per field of the old version, per option that is gone, the option that takes its place; null empties the field.","type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}},"examples":[{"Advice.Advice":{"alternative-without":"no"}}]},"values":{"x-english":"Per field of the new version what processes get in which it is empty.","type":"object","additionalProperties":{"type":["string","number","boolean","array","object"]},"examples":[{"GridConnection.ConnectionValue":"3 x 25 A"}]},"accept":{"x-english":"Changes that running processes may follow as they are, each as the dry run names it.","type":"array","items":{"type":"string","minLength":1},"uniqueItems":true,"examples":[["branch-added 3"]]}}};
const pattern122 = new RegExp("^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$", "u");
const pattern124 = new RegExp("^[0-9]{1,2}(-[a-z])?$", "u");

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema219.required,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.to === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema219.required,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "$schema") || (key0 === "from")) || (key0 === "to")) || (key0 === "steps")) || (key0 === "fields")) || (key0 === "options")) || (key0 === "values")) || (key0 === "accept"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema219.properties.$schema.type,parentSchema:schema219.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string"){
if(!pattern122.test(data1)){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$"},message:"must match pattern \""+"^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$"+"\"",schema:"^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$",parentSchema:schema219.properties.from,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema219.properties.from.type,parentSchema:schema219.properties.from,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 === "string"){
if(!pattern122.test(data2)){
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$"},message:"must match pattern \""+"^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$"+"\"",schema:"^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$",parentSchema:schema219.properties.to,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema219.properties.to.type,parentSchema:schema219.properties.to,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.steps !== undefined){
let data3 = data.steps;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs10 = errors;
if(typeof key1 === "string"){
if(!pattern124.test(key1)){
const err8 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,2}(-[a-z])?$"},message:"must match pattern \""+"^[0-9]{1,2}(-[a-z])?$"+"\"",schema:"^[0-9]{1,2}(-[a-z])?$",parentSchema:schema219.properties.steps.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
const err9 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema219.properties.steps.propertyNames,parentSchema:schema219.properties.steps,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
for(const key2 in data3){
let data4 = data3[key2];
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/steps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/steps/additionalProperties/type",keyword:"type",params:{type: schema219.properties.steps.additionalProperties.type},message:"must be string,null",schema:schema219.properties.steps.additionalProperties.type,parentSchema:schema219.properties.steps.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern124.test(data4)){
const err11 = {instancePath:instancePath+"/steps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/steps/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,2}(-[a-z])?$"},message:"must match pattern \""+"^[0-9]{1,2}(-[a-z])?$"+"\"",schema:"^[0-9]{1,2}(-[a-z])?$",parentSchema:schema219.properties.steps.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema219.properties.steps.type,parentSchema:schema219.properties.steps,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.fields !== undefined){
let data5 = data.fields;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key3 in data5){
let data6 = data5[key3];
if((typeof data6 !== "string") && (data6 !== null)){
const err13 = {instancePath:instancePath+"/fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fields/additionalProperties/type",keyword:"type",params:{type: schema219.properties.fields.additionalProperties.type},message:"must be string,null",schema:schema219.properties.fields.additionalProperties.type,parentSchema:schema219.properties.fields.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err14 = {instancePath:instancePath+"/fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fields/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema219.properties.fields.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema219.properties.fields.type,parentSchema:schema219.properties.fields,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.options !== undefined){
let data7 = data.options;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key4 in data7){
let data8 = data7[key4];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key5 in data8){
let data9 = data8[key5];
if((((typeof data9 !== "string") && (!(typeof data9 == "number"))) && (typeof data9 !== "boolean")) && (data9 !== null)){
const err16 = {instancePath:instancePath+"/options/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema219.properties.options.additionalProperties.additionalProperties.type},message:"must be string,number,boolean,null",schema:schema219.properties.options.additionalProperties.additionalProperties.type,parentSchema:schema219.properties.options.additionalProperties.additionalProperties,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/options/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema219.properties.options.additionalProperties.type,parentSchema:schema219.properties.options.additionalProperties,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema219.properties.options.type,parentSchema:schema219.properties.options,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.values !== undefined){
let data10 = data.values;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key6 in data10){
let data11 = data10[key6];
if((((!data11 || typeof data11 != "object") && (typeof data11 !== "string")) && (!(typeof data11 == "number"))) && (typeof data11 !== "boolean")){
const err19 = {instancePath:instancePath+"/values/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/type",keyword:"type",params:{type: schema219.properties.values.additionalProperties.type},message:"must be string,number,boolean,array,object",schema:schema219.properties.values.additionalProperties.type,parentSchema:schema219.properties.values.additionalProperties,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema219.properties.values.type,parentSchema:schema219.properties.values,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.accept !== undefined){
let data12 = data.accept;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(func1(data13) < 1){
const err21 = {instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema219.properties.accept.items,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema219.properties.accept.items.type,parentSchema:schema219.properties.accept.items,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i1 = data12.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data12[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err23 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema219.properties.accept,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err24 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema219.properties.accept.type,parentSchema:schema219.properties.accept,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema219.type,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const list = validate213;

