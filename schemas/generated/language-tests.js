// Written by `npm run generate` out of schemas/*.schema.json. Change those, not this.

export const flow = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"required":["uuid","version","label","bindings","steps"],"properties":{"$schema":{"type":"string"},"uuid":{"$ref":"#/$defs/uuid"},"version":{"$ref":"#/$defs/version"},"label":{"type":"string","minLength":1},"description":{"type":"string"},"conditions":{"type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/name"},"additionalProperties":{"$ref":"condition.schema.json#/$defs/condition"}},"marks":{"type":"array","items":{"$ref":"condition.schema.json#/$defs/name"},"uniqueItems":true},"bindings":{"$ref":"#/$defs/bindings"},"steps":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/step"}}},"$defs":{"uuid":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"version":{"type":"string","pattern":"^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$"},"bindings":{"type":"object","additionalProperties":false,"required":["location","stakeholders"],"properties":{"location":{"$ref":"condition.schema.json#/$defs/fieldPath"},"alternativeLocation":{"$ref":"condition.schema.json#/$defs/fieldPath"},"stakeholders":{"type":"object","additionalProperties":false,"properties":{"cpo":{"$ref":"condition.schema.json#/$defs/fieldPath"},"municipality":{"$ref":"condition.schema.json#/$defs/fieldPath"},"customer":{"$ref":"condition.schema.json#/$defs/fieldPath"},"contractor":{"$ref":"condition.schema.json#/$defs/fieldPath"},"gridoperator":{"$ref":"condition.schema.json#/$defs/fieldPath"}}},"locationDocuments":{"type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true},"trafficDecision":{"type":"object","additionalProperties":false,"required":["publicationDate","definitiveDate","confirmedDate"],"properties":{"publicationDate":{"$ref":"condition.schema.json#/$defs/fieldPath"},"definitiveDate":{"$ref":"condition.schema.json#/$defs/fieldPath"},"confirmedDate":{"$ref":"condition.schema.json#/$defs/fieldPath"},"notApplicable":{"$ref":"condition.schema.json#/$defs/fieldPath"}}},"namedStakeholders":{"type":"array","items":{"$ref":"#/$defs/stakeholderCategory"},"uniqueItems":true},"geography":{"$ref":"#/$defs/stakeholderCategory"},"caseReference":{"$ref":"condition.schema.json#/$defs/fieldPath"},"summary":{"type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true},"realisationStartsAt":{"$ref":"condition.schema.json#/$defs/stepCode"}}},"stakeholderCategory":{"enum":["cpo","municipality","customer","contractor","gridoperator"]},"step":{"type":"object","additionalProperties":false,"required":["uuid","code","label","version","access","sections"],"properties":{"uuid":{"$ref":"#/$defs/uuid"},"code":{"$ref":"condition.schema.json#/$defs/stepCode"},"label":{"type":"string","minLength":1},"version":{"$ref":"#/$defs/version"},"description":{"type":"string"},"access":{"$ref":"#/$defs/access"},"sections":{"type":"array","items":{"$ref":"#/$defs/sectionReference"}},"complete":{"type":"array","items":{"$ref":"section.schema.json#/$defs/stepRule"}},"next":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/branch"}},"children":{"$ref":"#/$defs/children"},"when":{"$ref":"condition.schema.json#/$defs/condition"},"final":{"type":"boolean"},"change":{"type":"object","additionalProperties":false,"properties":{"effects":{"type":"array","items":{"$ref":"#/$defs/effect"}}}},"entered":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["field","effects"],"properties":{"field":{"$ref":"condition.schema.json#/$defs/fieldPath"},"effects":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/effect"}}}}},"onPass":{"enum":["clear"]},"outcomes":{"type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true}}},"access":{"type":"object","additionalProperties":false,"required":["read","edit"],"properties":{"read":{"$ref":"section.schema.json#/$defs/roles"},"edit":{"$ref":"section.schema.json#/$defs/roles"}}},"children":{"type":"object","additionalProperties":false,"required":["tracks"],"properties":{"first":{"type":"array","items":{"$ref":"#/$defs/step"}},"tracks":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","label","steps"],"properties":{"id":{"$ref":"section.schema.json#/$defs/sectionId"},"label":{"type":"string","minLength":1},"steps":{"type":"array","items":{"$ref":"#/$defs/step"}}}}}}},"sectionReference":{"if":{"type":"object","required":["block"]},"then":{"$ref":"#/$defs/blockReference"},"else":{"$ref":"section.schema.json"}},"blockReference":{"type":"object","additionalProperties":false,"required":["block"],"properties":{"block":{"$ref":"section.schema.json#/$defs/sectionId"},"id":{"$ref":"section.schema.json#/$defs/sectionId"},"when":{"$ref":"condition.schema.json#/$defs/condition"},"roles":{"$ref":"section.schema.json#/$defs/roles"},"readOnly":{"type":"boolean"},"rename":{"type":"object","minProperties":1,"propertyNames":{"$ref":"condition.schema.json#/$defs/fieldPath"},"additionalProperties":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*$"}},"override":{"type":"object"}}},"branch":{"type":"object","additionalProperties":false,"properties":{"when":{"$ref":"condition.schema.json#/$defs/condition"},"to":{"$ref":"condition.schema.json#/$defs/stepCode"},"restart":{"type":"boolean"},"effects":{"type":"array","items":{"$ref":"#/$defs/effect"}},"label":{"type":"string","minLength":1}}},"effect":{"oneOf":[{"type":"object","additionalProperties":false,"required":["cancel"],"properties":{"cancel":{"type":"string","minLength":1},"commentFrom":{"$ref":"condition.schema.json#/$defs/fieldPath"}}},{"type":"object","additionalProperties":false,"required":["mark"],"properties":{"mark":{"$ref":"condition.schema.json#/$defs/name"}}},{"type":"object","additionalProperties":false,"required":["unmark"],"properties":{"unmark":{"$ref":"condition.schema.json#/$defs/name"}}},{"type":"object","additionalProperties":false,"required":["step-stands"],"properties":{"step-stands":{"$ref":"condition.schema.json#/$defs/stepCode"}}},{"type":"object","additionalProperties":false,"required":["clear"],"properties":{"clear":{"type":"array","minItems":1,"items":{"$ref":"condition.schema.json#/$defs/fieldPath"}}}},{"type":"object","additionalProperties":false,"required":["new-location-version"],"properties":{"new-location-version":{"enum":["copy","empty"]}}},{"type":"object","additionalProperties":false,"required":["select-alternative"],"properties":{"select-alternative":{"const":true}}},{"type":"object","additionalProperties":false,"required":["connect-location"],"properties":{"connect-location":{"$ref":"#/$defs/locationCategory"}}},{"type":"object","additionalProperties":false,"required":["disconnect-location"],"properties":{"disconnect-location":{"$ref":"#/$defs/locationCategory"}}},{"type":"object","additionalProperties":false,"required":["set-charging-point-status"],"properties":{"set-charging-point-status":{"type":"string","minLength":1}}}]},"locationCategory":{"enum":["selected","alternative"]}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = (text) => [...text].length;
const func3 = function same(left, right) {
	if (left === right) return true;
	if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
	const names = Object.keys(left);
	return (
		Array.isArray(left) === Array.isArray(right) &&
		names.length === Object.keys(right).length &&
		names.every((name) => Object.hasOwn(right, name) && same(left[name], right[name]))
	);
};
const schema1 = {"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"};
const pattern0 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema2 = {"type":"string","pattern":"^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$"};
const pattern1 = new RegExp("^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate3.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$"}}];
return false;
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema5 = {"type":"string","pattern":"^\\p{Ll}[\\p{Ll}0-9-]*$","maxLength":60};
const pattern2 = new RegExp("^\\p{Ll}[\\p{Ll}0-9-]*$", "u");

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 60){
validate8.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern2.test(data)){
validate8.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\p{Ll}[\\p{Ll}0-9-]*$"}}];
return false;
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema4 = {"type":"object"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema7 = {"type":"object","additionalProperties":false,"required":["location","stakeholders"],"properties":{"location":{"$ref":"condition.schema.json#/$defs/fieldPath"},"alternativeLocation":{"$ref":"condition.schema.json#/$defs/fieldPath"},"stakeholders":{"type":"object","additionalProperties":false,"properties":{"cpo":{"$ref":"condition.schema.json#/$defs/fieldPath"},"municipality":{"$ref":"condition.schema.json#/$defs/fieldPath"},"customer":{"$ref":"condition.schema.json#/$defs/fieldPath"},"contractor":{"$ref":"condition.schema.json#/$defs/fieldPath"},"gridoperator":{"$ref":"condition.schema.json#/$defs/fieldPath"}}},"locationDocuments":{"type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true},"trafficDecision":{"type":"object","additionalProperties":false,"required":["publicationDate","definitiveDate","confirmedDate"],"properties":{"publicationDate":{"$ref":"condition.schema.json#/$defs/fieldPath"},"definitiveDate":{"$ref":"condition.schema.json#/$defs/fieldPath"},"confirmedDate":{"$ref":"condition.schema.json#/$defs/fieldPath"},"notApplicable":{"$ref":"condition.schema.json#/$defs/fieldPath"}}},"namedStakeholders":{"type":"array","items":{"$ref":"#/$defs/stakeholderCategory"},"uniqueItems":true},"geography":{"$ref":"#/$defs/stakeholderCategory"},"caseReference":{"$ref":"condition.schema.json#/$defs/fieldPath"},"summary":{"type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true},"realisationStartsAt":{"$ref":"condition.schema.json#/$defs/stepCode"}}};
const schema8 = {"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$","maxLength":200};
const pattern3 = new RegExp("^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$", "u");

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate14.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern3.test(data)){
validate14.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"}}];
return false;
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema9 = {"enum":["cpo","municipality","customer","contractor","gridoperator"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((data === "cpo") || (data === "municipality")) || (data === "customer")) || (data === "contractor")) || (data === "gridoperator"))){
validate27.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema9.enum}}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema10 = {"type":"string","pattern":"^[1-9][0-9]?(-[a-z])?$"};
const pattern4 = new RegExp("^[1-9][0-9]?(-[a-z])?$", "u");

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
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate32.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?(-[a-z])?$"}}];
return false;
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.location === undefined) && (missing0 = "location")) || ((data.stakeholders === undefined) && (missing0 = "stakeholders"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema7.properties, key0))){
validate13.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.location !== undefined){
const _errs2 = errors;
if(!(validate14(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alternativeLocation !== undefined){
const _errs3 = errors;
if(!(validate14(data.alternativeLocation, {instancePath:instancePath+"/alternativeLocation",parentData:data,parentDataProperty:"alternativeLocation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stakeholders !== undefined){
let data2 = data.stakeholders;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs6 = errors;
for(const key1 in data2){
if(!(((((key1 === "cpo") || (key1 === "municipality")) || (key1 === "customer")) || (key1 === "contractor")) || (key1 === "gridoperator"))){
validate13.errors = [{instancePath:instancePath+"/stakeholders",schemaPath:"#/properties/stakeholders/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data2.cpo !== undefined){
const _errs7 = errors;
if(!(validate14(data2.cpo, {instancePath:instancePath+"/stakeholders/cpo",parentData:data2,parentDataProperty:"cpo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.municipality !== undefined){
const _errs8 = errors;
if(!(validate14(data2.municipality, {instancePath:instancePath+"/stakeholders/municipality",parentData:data2,parentDataProperty:"municipality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.customer !== undefined){
const _errs9 = errors;
if(!(validate14(data2.customer, {instancePath:instancePath+"/stakeholders/customer",parentData:data2,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.contractor !== undefined){
const _errs10 = errors;
if(!(validate14(data2.contractor, {instancePath:instancePath+"/stakeholders/contractor",parentData:data2,parentDataProperty:"contractor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.gridoperator !== undefined){
const _errs11 = errors;
if(!(validate14(data2.gridoperator, {instancePath:instancePath+"/stakeholders/gridoperator",parentData:data2,parentDataProperty:"gridoperator",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/stakeholders",schemaPath:"#/properties/stakeholders/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locationDocuments !== undefined){
let data8 = data.locationDocuments;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data8)){
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate14(data8[i0], {instancePath:instancePath+"/locationDocuments/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i1 = data8.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data8[i1], data8[j0])){
validate13.errors = [{instancePath:instancePath+"/locationDocuments",schemaPath:"#/properties/locationDocuments/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/locationDocuments",schemaPath:"#/properties/locationDocuments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trafficDecision !== undefined){
let data10 = data.trafficDecision;
const _errs15 = errors;
if(errors === _errs15){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((((data10.publicationDate === undefined) && (missing1 = "publicationDate")) || ((data10.definitiveDate === undefined) && (missing1 = "definitiveDate"))) || ((data10.confirmedDate === undefined) && (missing1 = "confirmedDate"))){
validate13.errors = [{instancePath:instancePath+"/trafficDecision",schemaPath:"#/properties/trafficDecision/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs17 = errors;
for(const key2 in data10){
if(!((((key2 === "publicationDate") || (key2 === "definitiveDate")) || (key2 === "confirmedDate")) || (key2 === "notApplicable"))){
validate13.errors = [{instancePath:instancePath+"/trafficDecision",schemaPath:"#/properties/trafficDecision/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data10.publicationDate !== undefined){
const _errs18 = errors;
if(!(validate14(data10.publicationDate, {instancePath:instancePath+"/trafficDecision/publicationDate",parentData:data10,parentDataProperty:"publicationDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.definitiveDate !== undefined){
const _errs19 = errors;
if(!(validate14(data10.definitiveDate, {instancePath:instancePath+"/trafficDecision/definitiveDate",parentData:data10,parentDataProperty:"definitiveDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.confirmedDate !== undefined){
const _errs20 = errors;
if(!(validate14(data10.confirmedDate, {instancePath:instancePath+"/trafficDecision/confirmedDate",parentData:data10,parentDataProperty:"confirmedDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.notApplicable !== undefined){
const _errs21 = errors;
if(!(validate14(data10.notApplicable, {instancePath:instancePath+"/trafficDecision/notApplicable",parentData:data10,parentDataProperty:"notApplicable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/trafficDecision",schemaPath:"#/properties/trafficDecision/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namedStakeholders !== undefined){
let data15 = data.namedStakeholders;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data15)){
var valid5 = true;
const len1 = data15.length;
for(let i2=0; i2<len1; i2++){
const _errs24 = errors;
if(!(validate27(data15[i2], {instancePath:instancePath+"/namedStakeholders/" + i2,parentData:data15,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data15.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func3(data15[i3], data15[j1])){
validate13.errors = [{instancePath:instancePath+"/namedStakeholders",schemaPath:"#/properties/namedStakeholders/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}}];
return false;
break outer1;
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/namedStakeholders",schemaPath:"#/properties/namedStakeholders/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.geography !== undefined){
const _errs25 = errors;
if(!(validate27(data.geography, {instancePath:instancePath+"/geography",parentData:data,parentDataProperty:"geography",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caseReference !== undefined){
const _errs26 = errors;
if(!(validate14(data.caseReference, {instancePath:instancePath+"/caseReference",parentData:data,parentDataProperty:"caseReference",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data19 = data.summary;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data19)){
var valid7 = true;
const len2 = data19.length;
for(let i4=0; i4<len2; i4++){
const _errs29 = errors;
if(!(validate14(data19[i4], {instancePath:instancePath+"/summary/" + i4,parentData:data19,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid7 = _errs29 === errors;
if(!valid7){
break;
}
}
if(valid7){
let i5 = data19.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func3(data19[i5], data19[j2])){
validate13.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}}];
return false;
break outer2;
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.realisationStartsAt !== undefined){
const _errs30 = errors;
if(!(validate32(data.realisationStartsAt, {instancePath:instancePath+"/realisationStartsAt",parentData:data,parentDataProperty:"realisationStartsAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
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
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema11 = {"type":"object","additionalProperties":false,"required":["uuid","code","label","version","access","sections"],"properties":{"uuid":{"$ref":"#/$defs/uuid"},"code":{"$ref":"condition.schema.json#/$defs/stepCode"},"label":{"type":"string","minLength":1},"version":{"$ref":"#/$defs/version"},"description":{"type":"string"},"access":{"$ref":"#/$defs/access"},"sections":{"type":"array","items":{"$ref":"#/$defs/sectionReference"}},"complete":{"type":"array","items":{"$ref":"section.schema.json#/$defs/stepRule"}},"next":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/branch"}},"children":{"$ref":"#/$defs/children"},"when":{"$ref":"condition.schema.json#/$defs/condition"},"final":{"type":"boolean"},"change":{"type":"object","additionalProperties":false,"properties":{"effects":{"type":"array","items":{"$ref":"#/$defs/effect"}}}},"entered":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["field","effects"],"properties":{"field":{"$ref":"condition.schema.json#/$defs/fieldPath"},"effects":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/effect"}}}}},"onPass":{"enum":["clear"]},"outcomes":{"type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true}}};
const schema12 = {"type":"object","additionalProperties":false,"required":["read","edit"],"properties":{"read":{"$ref":"section.schema.json#/$defs/roles"},"edit":{"$ref":"section.schema.json#/$defs/roles"}}};
const schema27 = {"type":"array","items":{"$ref":"condition.schema.json#/$defs/role"},"uniqueItems":true};
const schema28 = {"enum":["cpo","municipality","admin","developer","rvb","customer","caseworker","caseviewer","guest"]};

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
if(!(((((((((data === "cpo") || (data === "municipality")) || (data === "admin")) || (data === "developer")) || (data === "rvb")) || (data === "customer")) || (data === "caseworker")) || (data === "caseviewer")) || (data === "guest"))){
validate71.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema28.enum}}];
return false;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate71(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data[i1], data[j0])){
validate110.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.read === undefined) && (missing0 = "read")) || ((data.edit === undefined) && (missing0 = "edit"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "read") || (key0 === "edit"))){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.read !== undefined){
const _errs2 = errors;
if(!(validate110(data.read, {instancePath:instancePath+"/read",parentData:data,parentDataProperty:"read",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edit !== undefined){
const _errs3 = errors;
if(!(validate110(data.edit, {instancePath:instancePath+"/edit",parentData:data,parentDataProperty:"edit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"if":{"type":"object","required":["block"]},"then":{"$ref":"#/$defs/blockReference"},"else":{"$ref":"section.schema.json"}};
const schema39 = {"type":"object","additionalProperties":false,"required":["block"],"properties":{"block":{"$ref":"section.schema.json#/$defs/sectionId"},"id":{"$ref":"section.schema.json#/$defs/sectionId"},"when":{"$ref":"condition.schema.json#/$defs/condition"},"roles":{"$ref":"section.schema.json#/$defs/roles"},"readOnly":{"type":"boolean"},"rename":{"type":"object","minProperties":1,"propertyNames":{"$ref":"condition.schema.json#/$defs/fieldPath"},"additionalProperties":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*$"}},"override":{"type":"object"}}};
const schema14 = {"type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":60};
const pattern5 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 60){
validate117.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern5.test(data)){
validate117.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}}];
return false;
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern6 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.block === undefined) && (missing0 = "block")){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "block") || (key0 === "id")) || (key0 === "when")) || (key0 === "roles")) || (key0 === "readOnly")) || (key0 === "rename")) || (key0 === "override"))){
validate116.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.block !== undefined){
const _errs2 = errors;
if(!(validate117(data.block, {instancePath:instancePath+"/block",parentData:data,parentDataProperty:"block",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(!(validate117(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
const _errs4 = errors;
if(!(validate10(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roles !== undefined){
const _errs5 = errors;
if(!(validate110(data.roles, {instancePath:instancePath+"/roles",parentData:data,parentDataProperty:"roles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readOnly !== undefined){
const _errs6 = errors;
if(typeof data.readOnly !== "boolean"){
validate116.errors = [{instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rename !== undefined){
let data5 = data.rename;
const _errs8 = errors;
if(errors === _errs8){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length < 1){
validate116.errors = [{instancePath:instancePath+"/rename",schemaPath:"#/properties/rename/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key1 in data5){
const _errs10 = errors;
if(!(validate14(key1, {instancePath:instancePath+"/rename",parentData:data5,parentDataProperty:"rename",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/rename",schemaPath:"#/properties/rename/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate116.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data5){
let data6 = data5[key2];
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
validate116.errors = [{instancePath:instancePath+"/rename/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rename/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*$"}}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/rename/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rename/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/rename",schemaPath:"#/properties/rename/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.override !== undefined){
let data7 = data.override;
const _errs14 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate116.errors = [{instancePath:instancePath+"/override",schemaPath:"#/properties/override/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
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
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema13 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"required":["id","schema"],"properties":{"id":{"$ref":"#/$defs/sectionId"},"title":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"schema":{"$ref":"#/$defs/form"},"ui":{"$ref":"#/$defs/ui"},"when":{"$ref":"condition.schema.json#/$defs/condition"},"onHide":{"$ref":"#/$defs/onHide"},"roles":{"$ref":"#/$defs/roles"},"readOnly":{"type":"boolean"},"fields":{"type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/fieldPath"},"additionalProperties":{"$ref":"#/$defs/fieldRule"}},"derived":{"type":"array","items":{"$ref":"#/$defs/derivation"}},"complete":{"type":"array","items":{"$ref":"#/$defs/stepRule"}},"save":{"type":"array","items":{"$ref":"#/$defs/stepRule"}},"warn":{"type":"array","items":{"$ref":"#/$defs/warning"}},"chains":{"type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/fieldPath"},"additionalProperties":{"$ref":"#/$defs/chain"}},"unique":{"type":"array","items":{"$ref":"#/$defs/uniqueField"}},"steering":{"type":"array","items":{"$ref":"condition.schema.json#/$defs/fieldPath"},"uniqueItems":true}},"$defs":{"sectionId":{"type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":60},"onHide":{"enum":["keep","clear"]},"roles":{"type":"array","items":{"$ref":"condition.schema.json#/$defs/role"},"uniqueItems":true},"fieldRule":{"type":"object","additionalProperties":false,"properties":{"when":{"$ref":"condition.schema.json#/$defs/condition"},"onHide":{"$ref":"#/$defs/onHide"},"enabledWhen":{"$ref":"condition.schema.json#/$defs/condition"},"readOnly":{"type":"boolean"},"editRoles":{"$ref":"#/$defs/roles"}}},"derivation":{"type":"object","additionalProperties":false,"required":["field","value"],"properties":{"field":{"$ref":"condition.schema.json#/$defs/fieldPath"},"value":{"$ref":"condition.schema.json#/$defs/value"},"on":{"$ref":"condition.schema.json#/$defs/fieldPath"},"proposal":{"type":"boolean"},"when":{"$ref":"condition.schema.json#/$defs/condition"}}},"chain":{"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"$ref":"condition.schema.json#/$defs/fieldPath"},"when":{"$ref":"condition.schema.json#/$defs/condition"},"read":{"$ref":"#/$defs/itemFields"},"prefill":{"$ref":"#/$defs/itemFields"},"add":{"type":"boolean"},"once":{"type":"boolean"}}},"itemFields":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"uniqueItems":true},"uniqueField":{"type":"object","additionalProperties":false,"required":["field","message"],"properties":{"field":{"$ref":"condition.schema.json#/$defs/fieldPath"},"within":{"$ref":"condition.schema.json#/$defs/fieldPath"},"message":{"type":"string","minLength":1}}},"stepRule":{"type":"object","additionalProperties":false,"required":["unless","message"],"properties":{"unless":{"$ref":"condition.schema.json#/$defs/condition"},"field":{"$ref":"condition.schema.json#/$defs/fieldPath"},"message":{"type":"string"},"correction":{"type":"boolean"},"warnAtSave":{"type":"boolean"}}},"warning":{"type":"object","additionalProperties":false,"required":["unless","field","message"],"properties":{"unless":{"$ref":"condition.schema.json#/$defs/condition"},"field":{"$ref":"condition.schema.json#/$defs/fieldPath"},"message":{"type":"string","minLength":1}}},"form":{"type":"object","additionalProperties":false,"required":["type","properties"],"properties":{"type":{"const":"object"},"title":{"type":"string"},"description":{"type":"string"},"properties":{"type":"object","propertyNames":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"additionalProperties":{"$ref":"#/$defs/field"}},"required":{"type":"array","items":{"type":"string"},"uniqueItems":true}}},"field":{"if":{"type":"object","properties":{"type":{"const":"object"}},"required":["type"]},"then":{"$ref":"#/$defs/form"},"else":{"$ref":"#/$defs/singleField"}},"singleField":{"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"if":{"type":"array"},"then":{"type":"array","minItems":2,"maxItems":2,"prefixItems":[{"$ref":"#/$defs/valueType"},{"const":"null"}]},"else":{"$ref":"#/$defs/valueType"}},"title":{"type":"string"},"description":{"type":"string"},"default":{"type":["string","number","boolean","array"]},"format":{"$ref":"#/$defs/format"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":1},"minimum":{"type":"number"},"maximum":{"type":"number"},"multipleOf":{"type":"number","exclusiveMinimum":0},"oneOf":{"type":"array","items":{"$ref":"#/$defs/option"}},"items":{"$ref":"#/$defs/field"},"minItems":{"type":"integer","minimum":0},"maxItems":{"type":"integer","minimum":1},"uniqueItems":{"type":"boolean"},"x-message":{"type":"string","minLength":1},"x-messages":{"type":"object","additionalProperties":{"type":"string","minLength":1}}}},"valueType":{"enum":["string","number","integer","boolean","array"]},"option":{"type":"object","additionalProperties":false,"required":["const","title"],"properties":{"const":{"description":"Stored value.","type":["string","number","boolean"],"examples":["yes"]},"title":{"type":"string"},"x-inactive":{"type":"boolean"}}},"format":{"enum":["unicode","unicode-multiline","address-text","house-number","postal-code","postal-code-be","identifier","calendar-date","planned-date","url","email","uuid4","ean18","external-id","clock-time","stakeholder-name"]},"ui":{"type":"object","additionalProperties":{"$ref":"#/$defs/ui"},"propertyNames":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$"},"properties":{"ui:widget":{"$ref":"#/$defs/widget"},"ui:options":{"$ref":"#/$defs/uiOptions"},"ui:order":{"type":"array","items":{"type":"string"}},"ui:placeholder":{"type":"string"},"ui:help":{"type":"string"},"ui:title":{"type":"string"},"ui:description":{"type":"string"}}},"uiOptions":{"type":"object","additionalProperties":false,"properties":{"span":{"enum":[3,4,6,8,12]},"rows":{"type":"integer","minimum":2,"maximum":30},"category":{"enum":["cpo","municipality","customer","contractor","gridoperator","selected","alternative","ParkingSpots","Underground","Broker","GridOperator","CPOAdditional","TrafficDecision","DeliveryDocumentation","SideView","TopView","topview-alt","sideview-alt"]},"whileEmpty":{"$ref":"condition.schema.json#/$defs/fieldPath"},"itemText":{"type":"string"},"addText":{"type":"string"},"removeText":{"type":"string"},"emptyText":{"type":"string"},"emptyValue":{"const":""},"suffix":{"type":"string"},"inline":{"type":"boolean"},"locations":{"enum":["preselected","free"]},"allowRejected":{"type":"boolean"},"title":{"type":"string"},"warning":{"type":"string"},"advice":{"$ref":"condition.schema.json#/$defs/fieldPath"},"comments":{"$ref":"condition.schema.json#/$defs/fieldPath"},"options":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}},"widget":{"oneOf":[{"const":"text"},{"const":"textarea"},{"const":"number"},{"const":"select"},{"const":"radio"},{"const":"checkboxes"},{"const":"checkbox"},{"const":"date"},{"const":"time"},{"const":"resettable-date"},{"const":"stakeholder"},{"const":"pid"},{"const":"location-choice"},{"const":"location-summary"},{"const":"alternative-location"},{"const":"advice-summary"},{"const":"decision"},{"const":"proposal-comparison"},{"const":"start-document"},{"const":"automatic-views"},{"const":"identifiers"},{"const":"repeatable"},{"const":"read-only-text"},{"const":"coordinates"},{"const":"files"},{"const":"hidden"}]}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 60){
validate41.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(!pattern5.test(data)){
validate41.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}}];
return false;
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema15 = {"type":"object","additionalProperties":false,"required":["type","properties"],"properties":{"type":{"const":"object"},"title":{"type":"string"},"description":{"type":"string"},"properties":{"type":"object","propertyNames":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"additionalProperties":{"$ref":"#/$defs/field"}},"required":{"type":"array","items":{"type":"string"},"uniqueItems":true}}};
const schema16 = {"if":{"type":"object","properties":{"type":{"const":"object"}},"required":["type"]},"then":{"$ref":"#/$defs/form"},"else":{"$ref":"#/$defs/singleField"}};
const wrapper0 = {validate: validate43};
const schema17 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"if":{"type":"array"},"then":{"type":"array","minItems":2,"maxItems":2,"prefixItems":[{"$ref":"#/$defs/valueType"},{"const":"null"}]},"else":{"$ref":"#/$defs/valueType"}},"title":{"type":"string"},"description":{"type":"string"},"default":{"type":["string","number","boolean","array"]},"format":{"$ref":"#/$defs/format"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":1},"minimum":{"type":"number"},"maximum":{"type":"number"},"multipleOf":{"type":"number","exclusiveMinimum":0},"oneOf":{"type":"array","items":{"$ref":"#/$defs/option"}},"items":{"$ref":"#/$defs/field"},"minItems":{"type":"integer","minimum":0},"maxItems":{"type":"integer","minimum":1},"uniqueItems":{"type":"boolean"},"x-message":{"type":"string","minLength":1},"x-messages":{"type":"object","additionalProperties":{"type":"string","minLength":1}}}};
const schema18 = {"enum":["string","number","integer","boolean","array"]};

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
if(!(((((data === "string") || (data === "number")) || (data === "integer")) || (data === "boolean")) || (data === "array"))){
validate46.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema18.enum}}];
return false;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema19 = {"enum":["unicode","unicode-multiline","address-text","house-number","postal-code","postal-code-be","identifier","calendar-date","planned-date","url","email","uuid4","ean18","external-id","clock-time","stakeholder-name"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((((((((((((data === "unicode") || (data === "unicode-multiline")) || (data === "address-text")) || (data === "house-number")) || (data === "postal-code")) || (data === "postal-code-be")) || (data === "identifier")) || (data === "calendar-date")) || (data === "planned-date")) || (data === "url")) || (data === "email")) || (data === "uuid4")) || (data === "ean18")) || (data === "external-id")) || (data === "clock-time")) || (data === "stakeholder-name"))){
validate49.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema19.enum}}];
return false;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema20 = {"type":"object","additionalProperties":false,"required":["const","title"],"properties":{"const":{"description":"Stored value.","type":["string","number","boolean"],"examples":["yes"]},"title":{"type":"string"},"x-inactive":{"type":"boolean"}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.const === undefined) && (missing0 = "const")) || ((data.title === undefined) && (missing0 = "title"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "const") || (key0 === "title")) || (key0 === "x-inactive"))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.const !== undefined){
let data0 = data.const;
const _errs2 = errors;
if(((typeof data0 !== "string") && (!(typeof data0 == "number"))) && (typeof data0 !== "boolean")){
validate51.errors = [{instancePath:instancePath+"/const",schemaPath:"#/properties/const/type",keyword:"type",params:{type: schema20.properties.const.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate51.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-inactive"] !== undefined){
const _errs6 = errors;
if(typeof data["x-inactive"] !== "boolean"){
validate51.errors = [{instancePath:instancePath+"/x-inactive",schemaPath:"#/properties/x-inactive/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const wrapper1 = {validate: validate44};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema17.properties, key0))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(!(Array.isArray(data0))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(errors === _errs6){
if(Array.isArray(data0)){
if(data0.length > 2){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data0.length < 2){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data0.length;
if(len0 > 0){
const _errs8 = errors;
if(!(validate46(data0[0], {instancePath:instancePath+"/type/0",parentData:data0,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
}
if(valid2){
if(len0 > 1){
const _errs9 = errors;
if("null" !== data0[1]){
validate45.errors = [{instancePath:instancePath+"/type/1",schemaPath:"#/properties/type/then/prefixItems/1/const",keyword:"const",params:{allowedValue: "null"}}];
return false;
}
var valid2 = _errs9 === errors;
}
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate46(data0, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate45.errors = vErrors;
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs11 = errors;
if(typeof data.title !== "string"){
validate45.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs13 = errors;
if(typeof data.description !== "string"){
validate45.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined){
let data5 = data.default;
const _errs15 = errors;
if((((typeof data5 !== "string") && (!(typeof data5 == "number"))) && (typeof data5 !== "boolean")) && (!(Array.isArray(data5)))){
validate45.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: schema17.properties.default.type}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
const _errs17 = errors;
if(!(validate49(data.format, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minLength !== undefined){
let data7 = data.minLength;
const _errs18 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate45.errors = [{instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate45.errors = [{instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxLength !== undefined){
let data8 = data.maxLength;
const _errs20 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate45.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
validate45.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minimum !== undefined){
const _errs22 = errors;
if(!(typeof data.minimum == "number")){
validate45.errors = [{instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum !== undefined){
const _errs24 = errors;
if(!(typeof data.maximum == "number")){
validate45.errors = [{instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multipleOf !== undefined){
let data11 = data.multipleOf;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data11 == "number"){
if(data11 <= 0 || isNaN(data11)){
validate45.errors = [{instancePath:instancePath+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oneOf !== undefined){
let data12 = data.oneOf;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data12)){
var valid3 = true;
const len1 = data12.length;
for(let i0=0; i0<len1; i0++){
const _errs30 = errors;
if(!(validate51(data12[i0], {instancePath:instancePath+"/oneOf/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid3 = _errs30 === errors;
if(!valid3){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/oneOf",schemaPath:"#/properties/oneOf/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
const _errs31 = errors;
if(!(wrapper1.validate(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minItems !== undefined){
let data15 = data.minItems;
const _errs32 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate45.errors = [{instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
validate45.errors = [{instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxItems !== undefined){
let data16 = data.maxItems;
const _errs34 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate45.errors = [{instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if(typeof data16 == "number"){
if(data16 < 1 || isNaN(data16)){
validate45.errors = [{instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uniqueItems !== undefined){
const _errs36 = errors;
if(typeof data.uniqueItems !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-message"] !== undefined){
let data18 = data["x-message"];
const _errs38 = errors;
if(errors === _errs38){
if(typeof data18 === "string"){
if(func1(data18) < 1){
validate45.errors = [{instancePath:instancePath+"/x-message",schemaPath:"#/properties/x-message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/x-message",schemaPath:"#/properties/x-message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-messages"] !== undefined){
let data19 = data["x-messages"];
const _errs40 = errors;
if(errors === _errs40){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key1 in data19){
let data20 = data19[key1];
const _errs43 = errors;
if(errors === _errs43){
if(typeof data20 === "string"){
if(func1(data20) < 1){
validate45.errors = [{instancePath:instancePath+"/x-messages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/x-messages/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/x-messages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/x-messages/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs43 === errors;
if(!valid4){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/x-messages",schemaPath:"#/properties/x-messages/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
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
}
}
}
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate44.errors = vErrors;
return false;
}
validate44.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate44.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.properties === undefined) && (missing0 = "properties"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "description")) || (key0 === "properties")) || (key0 === "required"))){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("object" !== data.type){
validate43.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "object"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate43.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs5 = errors;
if(typeof data.description !== "string"){
validate43.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data3 = data.properties;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs9 = errors;
if(typeof key1 === "string"){
if(!pattern6.test(key1)){
const err0 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*$"},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
const err1 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate43.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data3){
const _errs11 = errors;
if(!(validate44(data3[key2], {instancePath:instancePath+"/properties/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined){
let data5 = data.required;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(typeof data5[i0] !== "string"){
validate43.errors = [{instancePath:instancePath+"/required/" + i0,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
if(valid3){
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
validate43.errors = [{instancePath:instancePath+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema21 = {"type":"object","additionalProperties":{"$ref":"#/$defs/ui"},"propertyNames":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$"},"properties":{"ui:widget":{"$ref":"#/$defs/widget"},"ui:options":{"$ref":"#/$defs/uiOptions"},"ui:order":{"type":"array","items":{"type":"string"}},"ui:placeholder":{"type":"string"},"ui:help":{"type":"string"},"ui:title":{"type":"string"},"ui:description":{"type":"string"}}};
const pattern7 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$", "u");
const wrapper2 = {validate: validate56};
const schema22 = {"oneOf":[{"const":"text"},{"const":"textarea"},{"const":"number"},{"const":"select"},{"const":"radio"},{"const":"checkboxes"},{"const":"checkbox"},{"const":"date"},{"const":"time"},{"const":"resettable-date"},{"const":"stakeholder"},{"const":"pid"},{"const":"location-choice"},{"const":"location-summary"},{"const":"alternative-location"},{"const":"advice-summary"},{"const":"decision"},{"const":"proposal-comparison"},{"const":"start-document"},{"const":"automatic-views"},{"const":"identifiers"},{"const":"repeatable"},{"const":"read-only-text"},{"const":"coordinates"},{"const":"files"},{"const":"hidden"}]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
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
if("text" !== data){
const err0 = {instancePath,schemaPath:"#/oneOf/0/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if("textarea" !== data){
const err1 = {instancePath,schemaPath:"#/oneOf/1/const",keyword:"const",params:{allowedValue: "textarea"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if("number" !== data){
const err2 = {instancePath,schemaPath:"#/oneOf/2/const",keyword:"const",params:{allowedValue: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs4 = errors;
if("select" !== data){
const err3 = {instancePath,schemaPath:"#/oneOf/3/const",keyword:"const",params:{allowedValue: "select"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
const _errs5 = errors;
if("radio" !== data){
const err4 = {instancePath,schemaPath:"#/oneOf/4/const",keyword:"const",params:{allowedValue: "radio"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
}
const _errs6 = errors;
if("checkboxes" !== data){
const err5 = {instancePath,schemaPath:"#/oneOf/5/const",keyword:"const",params:{allowedValue: "checkboxes"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
}
const _errs7 = errors;
if("checkbox" !== data){
const err6 = {instancePath,schemaPath:"#/oneOf/6/const",keyword:"const",params:{allowedValue: "checkbox"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
}
const _errs8 = errors;
if("date" !== data){
const err7 = {instancePath,schemaPath:"#/oneOf/7/const",keyword:"const",params:{allowedValue: "date"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
}
const _errs9 = errors;
if("time" !== data){
const err8 = {instancePath,schemaPath:"#/oneOf/8/const",keyword:"const",params:{allowedValue: "time"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
}
const _errs10 = errors;
if("resettable-date" !== data){
const err9 = {instancePath,schemaPath:"#/oneOf/9/const",keyword:"const",params:{allowedValue: "resettable-date"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
}
const _errs11 = errors;
if("stakeholder" !== data){
const err10 = {instancePath,schemaPath:"#/oneOf/10/const",keyword:"const",params:{allowedValue: "stakeholder"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 10];
}
else {
if(_valid0){
valid0 = true;
passing0 = 10;
}
const _errs12 = errors;
if("pid" !== data){
const err11 = {instancePath,schemaPath:"#/oneOf/11/const",keyword:"const",params:{allowedValue: "pid"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 11];
}
else {
if(_valid0){
valid0 = true;
passing0 = 11;
}
const _errs13 = errors;
if("location-choice" !== data){
const err12 = {instancePath,schemaPath:"#/oneOf/12/const",keyword:"const",params:{allowedValue: "location-choice"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 12];
}
else {
if(_valid0){
valid0 = true;
passing0 = 12;
}
const _errs14 = errors;
if("location-summary" !== data){
const err13 = {instancePath,schemaPath:"#/oneOf/13/const",keyword:"const",params:{allowedValue: "location-summary"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 13];
}
else {
if(_valid0){
valid0 = true;
passing0 = 13;
}
const _errs15 = errors;
if("alternative-location" !== data){
const err14 = {instancePath,schemaPath:"#/oneOf/14/const",keyword:"const",params:{allowedValue: "alternative-location"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 14];
}
else {
if(_valid0){
valid0 = true;
passing0 = 14;
}
const _errs16 = errors;
if("advice-summary" !== data){
const err15 = {instancePath,schemaPath:"#/oneOf/15/const",keyword:"const",params:{allowedValue: "advice-summary"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 15];
}
else {
if(_valid0){
valid0 = true;
passing0 = 15;
}
const _errs17 = errors;
if("decision" !== data){
const err16 = {instancePath,schemaPath:"#/oneOf/16/const",keyword:"const",params:{allowedValue: "decision"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 16];
}
else {
if(_valid0){
valid0 = true;
passing0 = 16;
}
const _errs18 = errors;
if("proposal-comparison" !== data){
const err17 = {instancePath,schemaPath:"#/oneOf/17/const",keyword:"const",params:{allowedValue: "proposal-comparison"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 17];
}
else {
if(_valid0){
valid0 = true;
passing0 = 17;
}
const _errs19 = errors;
if("start-document" !== data){
const err18 = {instancePath,schemaPath:"#/oneOf/18/const",keyword:"const",params:{allowedValue: "start-document"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 18];
}
else {
if(_valid0){
valid0 = true;
passing0 = 18;
}
const _errs20 = errors;
if("automatic-views" !== data){
const err19 = {instancePath,schemaPath:"#/oneOf/19/const",keyword:"const",params:{allowedValue: "automatic-views"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 19];
}
else {
if(_valid0){
valid0 = true;
passing0 = 19;
}
const _errs21 = errors;
if("identifiers" !== data){
const err20 = {instancePath,schemaPath:"#/oneOf/20/const",keyword:"const",params:{allowedValue: "identifiers"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 20];
}
else {
if(_valid0){
valid0 = true;
passing0 = 20;
}
const _errs22 = errors;
if("repeatable" !== data){
const err21 = {instancePath,schemaPath:"#/oneOf/21/const",keyword:"const",params:{allowedValue: "repeatable"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 21];
}
else {
if(_valid0){
valid0 = true;
passing0 = 21;
}
const _errs23 = errors;
if("read-only-text" !== data){
const err22 = {instancePath,schemaPath:"#/oneOf/22/const",keyword:"const",params:{allowedValue: "read-only-text"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 22];
}
else {
if(_valid0){
valid0 = true;
passing0 = 22;
}
const _errs24 = errors;
if("coordinates" !== data){
const err23 = {instancePath,schemaPath:"#/oneOf/23/const",keyword:"const",params:{allowedValue: "coordinates"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs24 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 23];
}
else {
if(_valid0){
valid0 = true;
passing0 = 23;
}
const _errs25 = errors;
if("files" !== data){
const err24 = {instancePath,schemaPath:"#/oneOf/24/const",keyword:"const",params:{allowedValue: "files"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs25 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 24];
}
else {
if(_valid0){
valid0 = true;
passing0 = 24;
}
const _errs26 = errors;
if("hidden" !== data){
const err25 = {instancePath,schemaPath:"#/oneOf/25/const",keyword:"const",params:{allowedValue: "hidden"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs26 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 25];
}
else {
if(_valid0){
valid0 = true;
passing0 = 25;
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
}
}
}
}
if(!valid0){
const err26 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate57.errors = vErrors;
return false;
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","additionalProperties":false,"properties":{"span":{"enum":[3,4,6,8,12]},"rows":{"type":"integer","minimum":2,"maximum":30},"category":{"enum":["cpo","municipality","customer","contractor","gridoperator","selected","alternative","ParkingSpots","Underground","Broker","GridOperator","CPOAdditional","TrafficDecision","DeliveryDocumentation","SideView","TopView","topview-alt","sideview-alt"]},"whileEmpty":{"$ref":"condition.schema.json#/$defs/fieldPath"},"itemText":{"type":"string"},"addText":{"type":"string"},"removeText":{"type":"string"},"emptyText":{"type":"string"},"emptyValue":{"const":""},"suffix":{"type":"string"},"inline":{"type":"boolean"},"locations":{"enum":["preselected","free"]},"allowRejected":{"type":"boolean"},"title":{"type":"string"},"warning":{"type":"string"},"advice":{"$ref":"condition.schema.json#/$defs/fieldPath"},"comments":{"$ref":"condition.schema.json#/$defs/fieldPath"},"options":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate60.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern3.test(data)){
validate60.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"}}];
return false;
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema23.properties, key0))){
validate59.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.span !== undefined){
let data0 = data.span;
const _errs2 = errors;
if(!(((((data0 === 3) || (data0 === 4)) || (data0 === 6)) || (data0 === 8)) || (data0 === 12))){
validate59.errors = [{instancePath:instancePath+"/span",schemaPath:"#/properties/span/enum",keyword:"enum",params:{allowedValues: schema23.properties.span.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data1 = data.rows;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate59.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 30 || isNaN(data1)){
validate59.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}}];
return false;
}
else {
if(data1 < 2 || isNaN(data1)){
validate59.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data2 = data.category;
const _errs5 = errors;
if(!((((((((((((((((((data2 === "cpo") || (data2 === "municipality")) || (data2 === "customer")) || (data2 === "contractor")) || (data2 === "gridoperator")) || (data2 === "selected")) || (data2 === "alternative")) || (data2 === "ParkingSpots")) || (data2 === "Underground")) || (data2 === "Broker")) || (data2 === "GridOperator")) || (data2 === "CPOAdditional")) || (data2 === "TrafficDecision")) || (data2 === "DeliveryDocumentation")) || (data2 === "SideView")) || (data2 === "TopView")) || (data2 === "topview-alt")) || (data2 === "sideview-alt"))){
validate59.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema23.properties.category.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.whileEmpty !== undefined){
const _errs6 = errors;
if(!(validate60(data.whileEmpty, {instancePath:instancePath+"/whileEmpty",parentData:data,parentDataProperty:"whileEmpty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itemText !== undefined){
const _errs7 = errors;
if(typeof data.itemText !== "string"){
validate59.errors = [{instancePath:instancePath+"/itemText",schemaPath:"#/properties/itemText/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addText !== undefined){
const _errs9 = errors;
if(typeof data.addText !== "string"){
validate59.errors = [{instancePath:instancePath+"/addText",schemaPath:"#/properties/addText/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.removeText !== undefined){
const _errs11 = errors;
if(typeof data.removeText !== "string"){
validate59.errors = [{instancePath:instancePath+"/removeText",schemaPath:"#/properties/removeText/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emptyText !== undefined){
const _errs13 = errors;
if(typeof data.emptyText !== "string"){
validate59.errors = [{instancePath:instancePath+"/emptyText",schemaPath:"#/properties/emptyText/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emptyValue !== undefined){
const _errs15 = errors;
if("" !== data.emptyValue){
validate59.errors = [{instancePath:instancePath+"/emptyValue",schemaPath:"#/properties/emptyValue/const",keyword:"const",params:{allowedValue: ""}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suffix !== undefined){
const _errs16 = errors;
if(typeof data.suffix !== "string"){
validate59.errors = [{instancePath:instancePath+"/suffix",schemaPath:"#/properties/suffix/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inline !== undefined){
const _errs18 = errors;
if(typeof data.inline !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locations !== undefined){
let data11 = data.locations;
const _errs20 = errors;
if(!((data11 === "preselected") || (data11 === "free"))){
validate59.errors = [{instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/enum",keyword:"enum",params:{allowedValues: schema23.properties.locations.enum}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowRejected !== undefined){
const _errs21 = errors;
if(typeof data.allowRejected !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/allowRejected",schemaPath:"#/properties/allowRejected/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs23 = errors;
if(typeof data.title !== "string"){
validate59.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warning !== undefined){
const _errs25 = errors;
if(typeof data.warning !== "string"){
validate59.errors = [{instancePath:instancePath+"/warning",schemaPath:"#/properties/warning/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advice !== undefined){
const _errs27 = errors;
if(!(validate60(data.advice, {instancePath:instancePath+"/advice",parentData:data,parentDataProperty:"advice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comments !== undefined){
const _errs28 = errors;
if(!(validate60(data.comments, {instancePath:instancePath+"/comments",parentData:data,parentDataProperty:"comments",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data17 = data.options;
const _errs29 = errors;
if(errors === _errs29){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 in data17){
let data18 = data17[key1];
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data18)){
var valid2 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
const _errs34 = errors;
if(typeof data18[i0] !== "string"){
validate59.errors = [{instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/options/additionalProperties/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs32 === errors;
if(!valid1){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
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
}
}
}
}
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern7.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*$|^ui:(widget|options|order|placeholder|help|title|description)$"},propertyName:key0};
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
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate56.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs2 = errors;
for(const key1 in data){
if(!(((((((key1 === "ui:widget") || (key1 === "ui:options")) || (key1 === "ui:order")) || (key1 === "ui:placeholder")) || (key1 === "ui:help")) || (key1 === "ui:title")) || (key1 === "ui:description"))){
const _errs3 = errors;
if(!(wrapper2.validate(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
if(_errs2 === errors){
if(data["ui:widget"] !== undefined){
const _errs4 = errors;
if(!(validate57(data["ui:widget"], {instancePath:instancePath+"/ui:widget",parentData:data,parentDataProperty:"ui:widget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data["ui:options"] !== undefined){
const _errs5 = errors;
if(!(validate59(data["ui:options"], {instancePath:instancePath+"/ui:options",parentData:data,parentDataProperty:"ui:options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data["ui:order"] !== undefined){
let data3 = data["ui:order"];
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data3[i0] !== "string"){
validate56.errors = [{instancePath:instancePath+"/ui:order/" + i0,schemaPath:"#/properties/ui%3Aorder/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/ui:order",schemaPath:"#/properties/ui%3Aorder/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data["ui:placeholder"] !== undefined){
const _errs10 = errors;
if(typeof data["ui:placeholder"] !== "string"){
validate56.errors = [{instancePath:instancePath+"/ui:placeholder",schemaPath:"#/properties/ui%3Aplaceholder/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data["ui:help"] !== undefined){
const _errs12 = errors;
if(typeof data["ui:help"] !== "string"){
validate56.errors = [{instancePath:instancePath+"/ui:help",schemaPath:"#/properties/ui%3Ahelp/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data["ui:title"] !== undefined){
const _errs14 = errors;
if(typeof data["ui:title"] !== "string"){
validate56.errors = [{instancePath:instancePath+"/ui:title",schemaPath:"#/properties/ui%3Atitle/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data["ui:description"] !== undefined){
const _errs16 = errors;
if(typeof data["ui:description"] !== "string"){
validate56.errors = [{instancePath:instancePath+"/ui:description",schemaPath:"#/properties/ui%3Adescription/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
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
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema26 = {"enum":["keep","clear"]};

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
if(!((data === "keep") || (data === "clear"))){
validate68.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum}}];
return false;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate71(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data[i1], data[j0])){
validate70.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"object","additionalProperties":false,"properties":{"when":{"$ref":"condition.schema.json#/$defs/condition"},"onHide":{"$ref":"#/$defs/onHide"},"enabledWhen":{"$ref":"condition.schema.json#/$defs/condition"},"readOnly":{"type":"boolean"},"editRoles":{"$ref":"#/$defs/roles"}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "when") || (key0 === "onHide")) || (key0 === "enabledWhen")) || (key0 === "readOnly")) || (key0 === "editRoles"))){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.when !== undefined){
const _errs2 = errors;
if(!(validate66(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onHide !== undefined){
const _errs3 = errors;
if(!(validate68(data.onHide, {instancePath:instancePath+"/onHide",parentData:data,parentDataProperty:"onHide",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabledWhen !== undefined){
const _errs4 = errors;
if(!(validate66(data.enabledWhen, {instancePath:instancePath+"/enabledWhen",parentData:data,parentDataProperty:"enabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readOnly !== undefined){
const _errs5 = errors;
if(typeof data.readOnly !== "boolean"){
validate75.errors = [{instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.editRoles !== undefined){
const _errs7 = errors;
if(!(validate70(data.editRoles, {instancePath:instancePath+"/editRoles",parentData:data,parentDataProperty:"editRoles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"object","additionalProperties":false,"required":["field","value"],"properties":{"field":{"$ref":"condition.schema.json#/$defs/fieldPath"},"value":{"$ref":"condition.schema.json#/$defs/value"},"on":{"$ref":"condition.schema.json#/$defs/fieldPath"},"proposal":{"type":"boolean"},"when":{"$ref":"condition.schema.json#/$defs/condition"}}};
const schema31 = {};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate83.errors = null;
return true;
}
validate83.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.value === undefined) && (missing0 = "value"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "field") || (key0 === "value")) || (key0 === "on")) || (key0 === "proposal")) || (key0 === "when"))){
validate81.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
const _errs2 = errors;
if(!(validate60(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs3 = errors;
if(!(validate83(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.on !== undefined){
const _errs4 = errors;
if(!(validate60(data.on, {instancePath:instancePath+"/on",parentData:data,parentDataProperty:"on",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proposal !== undefined){
const _errs5 = errors;
if(typeof data.proposal !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/proposal",schemaPath:"#/properties/proposal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
const _errs7 = errors;
if(!(validate66(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":"object","additionalProperties":false,"required":["unless","message"],"properties":{"unless":{"$ref":"condition.schema.json#/$defs/condition"},"field":{"$ref":"condition.schema.json#/$defs/fieldPath"},"message":{"type":"string"},"correction":{"type":"boolean"},"warnAtSave":{"type":"boolean"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.unless === undefined) && (missing0 = "unless")) || ((data.message === undefined) && (missing0 = "message"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "unless") || (key0 === "field")) || (key0 === "message")) || (key0 === "correction")) || (key0 === "warnAtSave"))){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.unless !== undefined){
const _errs2 = errors;
if(!(validate66(data.unless, {instancePath:instancePath+"/unless",parentData:data,parentDataProperty:"unless",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
const _errs3 = errors;
if(!(validate60(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate88.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correction !== undefined){
const _errs6 = errors;
if(typeof data.correction !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/correction",schemaPath:"#/properties/correction/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnAtSave !== undefined){
const _errs8 = errors;
if(typeof data.warnAtSave !== "boolean"){
validate88.errors = [{instancePath:instancePath+"/warnAtSave",schemaPath:"#/properties/warnAtSave/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":"object","additionalProperties":false,"required":["unless","field","message"],"properties":{"unless":{"$ref":"condition.schema.json#/$defs/condition"},"field":{"$ref":"condition.schema.json#/$defs/fieldPath"},"message":{"type":"string","minLength":1}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.unless === undefined) && (missing0 = "unless")) || ((data.field === undefined) && (missing0 = "field"))) || ((data.message === undefined) && (missing0 = "message"))){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "unless") || (key0 === "field")) || (key0 === "message"))){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.unless !== undefined){
const _errs2 = errors;
if(!(validate66(data.unless, {instancePath:instancePath+"/unless",parentData:data,parentDataProperty:"unless",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
const _errs3 = errors;
if(!(validate60(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate93.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate93.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"$ref":"condition.schema.json#/$defs/fieldPath"},"when":{"$ref":"condition.schema.json#/$defs/condition"},"read":{"$ref":"#/$defs/itemFields"},"prefill":{"$ref":"#/$defs/itemFields"},"add":{"type":"boolean"},"once":{"type":"boolean"}}};
const schema35 = {"type":"array","items":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"uniqueItems":true};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate101.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*$"}}];
return false;
}
}
else {
validate101.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate101.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "from") || (key0 === "when")) || (key0 === "read")) || (key0 === "prefill")) || (key0 === "add")) || (key0 === "once"))){
validate98.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
const _errs2 = errors;
if(!(validate60(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
const _errs3 = errors;
if(!(validate66(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read !== undefined){
const _errs4 = errors;
if(!(validate101(data.read, {instancePath:instancePath+"/read",parentData:data,parentDataProperty:"read",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefill !== undefined){
const _errs5 = errors;
if(!(validate101(data.prefill, {instancePath:instancePath+"/prefill",parentData:data,parentDataProperty:"prefill",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add !== undefined){
const _errs6 = errors;
if(typeof data.add !== "boolean"){
validate98.errors = [{instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.once !== undefined){
const _errs8 = errors;
if(typeof data.once !== "boolean"){
validate98.errors = [{instancePath:instancePath+"/once",schemaPath:"#/properties/once/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","additionalProperties":false,"required":["field","message"],"properties":{"field":{"$ref":"condition.schema.json#/$defs/fieldPath"},"within":{"$ref":"condition.schema.json#/$defs/fieldPath"},"message":{"type":"string","minLength":1}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.field === undefined) && (missing0 = "field")) || ((data.message === undefined) && (missing0 = "message"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "within")) || (key0 === "message"))){
validate105.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
const _errs2 = errors;
if(!(validate60(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.within !== undefined){
const _errs3 = errors;
if(!(validate60(data.within, {instancePath:instancePath+"/within",parentData:data,parentDataProperty:"within",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate105.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.schema === undefined) && (missing0 = "schema"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema13.properties, key0))){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate41(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate40.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate40.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
const _errs7 = errors;
if(!(validate43(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ui !== undefined){
const _errs8 = errors;
if(!(validate56(data.ui, {instancePath:instancePath+"/ui",parentData:data,parentDataProperty:"ui",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
const _errs9 = errors;
if(!(validate66(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onHide !== undefined){
const _errs10 = errors;
if(!(validate68(data.onHide, {instancePath:instancePath+"/onHide",parentData:data,parentDataProperty:"onHide",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roles !== undefined){
const _errs11 = errors;
if(!(validate70(data.roles, {instancePath:instancePath+"/roles",parentData:data,parentDataProperty:"roles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readOnly !== undefined){
const _errs12 = errors;
if(typeof data.readOnly !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data9 = data.fields;
const _errs14 = errors;
if(errors === _errs14){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
const _errs16 = errors;
if(!(validate60(key1, {instancePath:instancePath+"/fields",parentData:data9,parentDataProperty:"fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate40.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data9){
const _errs18 = errors;
if(!(validate75(data9[key2], {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.derived !== undefined){
let data11 = data.derived;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data11)){
var valid3 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(!(validate81(data11[i0], {instancePath:instancePath+"/derived/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/derived",schemaPath:"#/properties/derived/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined){
let data13 = data.complete;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data13)){
var valid4 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate88(data13[i1], {instancePath:instancePath+"/complete/" + i1,parentData:data13,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.save !== undefined){
let data15 = data.save;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data15)){
var valid5 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
const _errs27 = errors;
if(!(validate88(data15[i2], {instancePath:instancePath+"/save/" + i2,parentData:data15,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/save",schemaPath:"#/properties/save/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warn !== undefined){
let data17 = data.warn;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data17)){
var valid6 = true;
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
const _errs30 = errors;
if(!(validate93(data17[i3], {instancePath:instancePath+"/warn/" + i3,parentData:data17,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid6 = _errs30 === errors;
if(!valid6){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/warn",schemaPath:"#/properties/warn/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chains !== undefined){
let data19 = data.chains;
const _errs31 = errors;
if(errors === _errs31){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key3 in data19){
const _errs33 = errors;
if(!(validate60(key3, {instancePath:instancePath+"/chains",parentData:data19,parentDataProperty:"chains",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid7 = _errs33 === errors;
if(!valid7){
const err1 = {instancePath:instancePath+"/chains",schemaPath:"#/properties/chains/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate40.errors = vErrors;
return false;
break;
}
}
if(valid7){
for(const key4 in data19){
const _errs35 = errors;
if(!(validate98(data19[key4], {instancePath:instancePath+"/chains/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data19,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid8 = _errs35 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/chains",schemaPath:"#/properties/chains/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unique !== undefined){
let data21 = data.unique;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data21)){
var valid9 = true;
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
const _errs38 = errors;
if(!(validate105(data21[i4], {instancePath:instancePath+"/unique/" + i4,parentData:data21,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid9 = _errs38 === errors;
if(!valid9){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steering !== undefined){
let data23 = data.steering;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data23)){
var valid10 = true;
const len5 = data23.length;
for(let i5=0; i5<len5; i5++){
const _errs41 = errors;
if(!(validate60(data23[i5], {instancePath:instancePath+"/steering/" + i5,parentData:data23,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid10 = _errs41 === errors;
if(!valid10){
break;
}
}
if(valid10){
let i6 = data23.length;
let j0;
if(i6 > 1){
outer0:
for(;i6--;){
for(j0 = i6; j0--;){
if(func3(data23[i6], data23[j0])){
validate40.errors = [{instancePath:instancePath+"/steering",schemaPath:"#/properties/steering/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/steering",schemaPath:"#/properties/steering/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
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
}
}
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
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
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate115.errors = vErrors;
return false;
}
validate115.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.unless === undefined) && (missing0 = "unless")) || ((data.message === undefined) && (missing0 = "message"))){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "unless") || (key0 === "field")) || (key0 === "message")) || (key0 === "correction")) || (key0 === "warnAtSave"))){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.unless !== undefined){
const _errs2 = errors;
if(!(validate66(data.unless, {instancePath:instancePath+"/unless",parentData:data,parentDataProperty:"unless",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
const _errs3 = errors;
if(!(validate60(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate126.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correction !== undefined){
const _errs6 = errors;
if(typeof data.correction !== "boolean"){
validate126.errors = [{instancePath:instancePath+"/correction",schemaPath:"#/properties/correction/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnAtSave !== undefined){
const _errs8 = errors;
if(typeof data.warnAtSave !== "boolean"){
validate126.errors = [{instancePath:instancePath+"/warnAtSave",schemaPath:"#/properties/warnAtSave/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","additionalProperties":false,"properties":{"when":{"$ref":"condition.schema.json#/$defs/condition"},"to":{"$ref":"condition.schema.json#/$defs/stepCode"},"restart":{"type":"boolean"},"effects":{"type":"array","items":{"$ref":"#/$defs/effect"}},"label":{"type":"string","minLength":1}}};
const schema43 = {"oneOf":[{"type":"object","additionalProperties":false,"required":["cancel"],"properties":{"cancel":{"type":"string","minLength":1},"commentFrom":{"$ref":"condition.schema.json#/$defs/fieldPath"}}},{"type":"object","additionalProperties":false,"required":["mark"],"properties":{"mark":{"$ref":"condition.schema.json#/$defs/name"}}},{"type":"object","additionalProperties":false,"required":["unmark"],"properties":{"unmark":{"$ref":"condition.schema.json#/$defs/name"}}},{"type":"object","additionalProperties":false,"required":["step-stands"],"properties":{"step-stands":{"$ref":"condition.schema.json#/$defs/stepCode"}}},{"type":"object","additionalProperties":false,"required":["clear"],"properties":{"clear":{"type":"array","minItems":1,"items":{"$ref":"condition.schema.json#/$defs/fieldPath"}}}},{"type":"object","additionalProperties":false,"required":["new-location-version"],"properties":{"new-location-version":{"enum":["copy","empty"]}}},{"type":"object","additionalProperties":false,"required":["select-alternative"],"properties":{"select-alternative":{"const":true}}},{"type":"object","additionalProperties":false,"required":["connect-location"],"properties":{"connect-location":{"$ref":"#/$defs/locationCategory"}}},{"type":"object","additionalProperties":false,"required":["disconnect-location"],"properties":{"disconnect-location":{"$ref":"#/$defs/locationCategory"}}},{"type":"object","additionalProperties":false,"required":["set-charging-point-status"],"properties":{"set-charging-point-status":{"type":"string","minLength":1}}}]};
const schema44 = {"enum":["selected","alternative"]};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((data === "selected") || (data === "alternative"))){
validate139.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema44.enum}}];
return false;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
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
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cancel === undefined) && (missing0 = "cancel")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((key0 === "cancel") || (key0 === "commentFrom"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.cancel !== undefined){
let data0 = data.cancel;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/cancel",schemaPath:"#/oneOf/0/properties/cancel/minLength",keyword:"minLength",params:{limit: 1}};
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
const err3 = {instancePath:instancePath+"/cancel",schemaPath:"#/oneOf/0/properties/cancel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.commentFrom !== undefined){
const _errs6 = errors;
if(!(validate14(data.commentFrom, {instancePath:instancePath+"/commentFrom",parentData:data,parentDataProperty:"commentFrom",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.mark === undefined) && (missing1 = "mark")){
const err5 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data){
if(!(key1 === "mark")){
const err6 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data.mark !== undefined){
if(!(validate8(data.mark, {instancePath:instancePath+"/mark",parentData:data,parentDataProperty:"mark",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
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
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.unmark === undefined) && (missing2 = "unmark")){
const err8 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs13 = errors;
for(const key2 in data){
if(!(key2 === "unmark")){
const err9 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data.unmark !== undefined){
if(!(validate8(data.unmark, {instancePath:instancePath+"/unmark",parentData:data,parentDataProperty:"unmark",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
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
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data["step-stands"] === undefined) && (missing3 = "step-stands")){
const err11 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
const _errs17 = errors;
for(const key3 in data){
if(!(key3 === "step-stands")){
const err12 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
}
if(_errs17 === errors){
if(data["step-stands"] !== undefined){
if(!(validate32(data["step-stands"], {instancePath:instancePath+"/step-stands",parentData:data,parentDataProperty:"step-stands",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
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
const _errs19 = errors;
if(errors === _errs19){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.clear === undefined) && (missing4 = "clear")){
const err14 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs21 = errors;
for(const key4 in data){
if(!(key4 === "clear")){
const err15 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs21 === errors){
if(data.clear !== undefined){
let data5 = data.clear;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data5)){
if(data5.length < 1){
const err16 = {instancePath:instancePath+"/clear",schemaPath:"#/oneOf/4/properties/clear/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
var valid6 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate14(data5[i0], {instancePath:instancePath+"/clear/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid6 = _errs24 === errors;
if(!valid6){
break;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/clear",schemaPath:"#/oneOf/4/properties/clear/type",keyword:"type",params:{type: "array"}};
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
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
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
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data["new-location-version"] === undefined) && (missing5 = "new-location-version")){
const err19 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
const _errs27 = errors;
for(const key5 in data){
if(!(key5 === "new-location-version")){
const err20 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
}
if(_errs27 === errors){
if(data["new-location-version"] !== undefined){
let data7 = data["new-location-version"];
if(!((data7 === "copy") || (data7 === "empty"))){
const err21 = {instancePath:instancePath+"/new-location-version",schemaPath:"#/oneOf/5/properties/new-location-version/enum",keyword:"enum",params:{allowedValues: schema43.oneOf[5].properties["new-location-version"].enum}};
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
}
}
else {
const err22 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid0 = _errs25 === errors;
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
const _errs29 = errors;
if(errors === _errs29){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data["select-alternative"] === undefined) && (missing6 = "select-alternative")){
const err23 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
const _errs31 = errors;
for(const key6 in data){
if(!(key6 === "select-alternative")){
const err24 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break;
}
}
if(_errs31 === errors){
if(data["select-alternative"] !== undefined){
if(true !== data["select-alternative"]){
const err25 = {instancePath:instancePath+"/select-alternative",schemaPath:"#/oneOf/6/properties/select-alternative/const",keyword:"const",params:{allowedValue: true}};
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
}
}
else {
const err26 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs29 === errors;
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
const _errs33 = errors;
if(errors === _errs33){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data["connect-location"] === undefined) && (missing7 = "connect-location")){
const err27 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
const _errs35 = errors;
for(const key7 in data){
if(!(key7 === "connect-location")){
const err28 = {instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
break;
}
}
if(_errs35 === errors){
if(data["connect-location"] !== undefined){
if(!(validate139(data["connect-location"], {instancePath:instancePath+"/connect-location",parentData:data,parentDataProperty:"connect-location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid0 = _errs33 === errors;
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
const _errs37 = errors;
if(errors === _errs37){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data["disconnect-location"] === undefined) && (missing8 = "disconnect-location")){
const err30 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
const _errs39 = errors;
for(const key8 in data){
if(!(key8 === "disconnect-location")){
const err31 = {instancePath,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
break;
}
}
if(_errs39 === errors){
if(data["disconnect-location"] !== undefined){
if(!(validate139(data["disconnect-location"], {instancePath:instancePath+"/disconnect-location",parentData:data,parentDataProperty:"disconnect-location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid0 = _errs37 === errors;
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
const _errs41 = errors;
if(errors === _errs41){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data["set-charging-point-status"] === undefined) && (missing9 = "set-charging-point-status")){
const err33 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: missing9}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
const _errs43 = errors;
for(const key9 in data){
if(!(key9 === "set-charging-point-status")){
const err34 = {instancePath,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
break;
}
}
if(_errs43 === errors){
if(data["set-charging-point-status"] !== undefined){
let data11 = data["set-charging-point-status"];
const _errs44 = errors;
if(errors === _errs44){
if(typeof data11 === "string"){
if(func1(data11) < 1){
const err35 = {instancePath:instancePath+"/set-charging-point-status",schemaPath:"#/oneOf/9/properties/set-charging-point-status/minLength",keyword:"minLength",params:{limit: 1}};
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
const err36 = {instancePath:instancePath+"/set-charging-point-status",schemaPath:"#/oneOf/9/properties/set-charging-point-status/type",keyword:"type",params:{type: "string"}};
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
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid0 = _errs41 === errors;
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
const err38 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
validate133.errors = vErrors;
return false;
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
validate133.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "when") || (key0 === "to")) || (key0 === "restart")) || (key0 === "effects")) || (key0 === "label"))){
validate130.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.when !== undefined){
const _errs2 = errors;
if(!(validate10(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs3 = errors;
if(!(validate32(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restart !== undefined){
const _errs4 = errors;
if(typeof data.restart !== "boolean"){
validate130.errors = [{instancePath:instancePath+"/restart",schemaPath:"#/properties/restart/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effects !== undefined){
let data3 = data.effects;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate133(data3[i0], {instancePath:instancePath+"/effects/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data5 = data.label;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate130.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"object","additionalProperties":false,"required":["tracks"],"properties":{"first":{"type":"array","items":{"$ref":"#/$defs/step"}},"tracks":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","label","steps"],"properties":{"id":{"$ref":"section.schema.json#/$defs/sectionId"},"label":{"type":"string","minLength":1},"steps":{"type":"array","items":{"$ref":"#/$defs/step"}}}}}}};
const wrapper3 = {validate: validate35};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tracks === undefined) && (missing0 = "tracks")){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "first") || (key0 === "tracks"))){
validate144.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.first !== undefined){
let data0 = data.first;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(wrapper3.validate(data0[i0], {instancePath:instancePath+"/first/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/first",schemaPath:"#/properties/first/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracks !== undefined){
let data2 = data.tracks;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.id === undefined) && (missing1 = "id")) || ((data3.label === undefined) && (missing1 = "label"))) || ((data3.steps === undefined) && (missing1 = "steps"))){
validate144.errors = [{instancePath:instancePath+"/tracks/" + i1,schemaPath:"#/properties/tracks/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "label")) || (key1 === "steps"))){
validate144.errors = [{instancePath:instancePath+"/tracks/" + i1,schemaPath:"#/properties/tracks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data3.id !== undefined){
const _errs10 = errors;
if(!(validate117(data3.id, {instancePath:instancePath+"/tracks/" + i1+"/id",parentData:data3,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.label !== undefined){
let data5 = data3.label;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate144.errors = [{instancePath:instancePath+"/tracks/" + i1+"/label",schemaPath:"#/properties/tracks/items/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/tracks/" + i1+"/label",schemaPath:"#/properties/tracks/items/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.steps !== undefined){
let data6 = data3.steps;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(!(wrapper3.validate(data6[i2], {instancePath:instancePath+"/tracks/" + i1+"/steps/" + i2,parentData:data6,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/tracks/" + i1+"/steps",schemaPath:"#/properties/tracks/items/properties/steps/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/tracks/" + i1,schemaPath:"#/properties/tracks/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/tracks",schemaPath:"#/properties/tracks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.uuid === undefined) && (missing0 = "uuid")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.label === undefined) && (missing0 = "label"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.access === undefined) && (missing0 = "access"))) || ((data.sections === undefined) && (missing0 = "sections"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema11.properties, key0))){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.uuid !== undefined){
const _errs2 = errors;
if(!(validate1(data.uuid, {instancePath:instancePath+"/uuid",parentData:data,parentDataProperty:"uuid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(!(validate32(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data2 = data.label;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate35.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs6 = errors;
if(!(validate3(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs7 = errors;
if(typeof data.description !== "string"){
validate35.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access !== undefined){
const _errs9 = errors;
if(!(validate39(data.access, {instancePath:instancePath+"/access",parentData:data,parentDataProperty:"access",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sections !== undefined){
let data6 = data.sections;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate115(data6[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined){
let data8 = data.complete;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate126(data8[i1], {instancePath:instancePath+"/complete/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
let data10 = data.next;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data10)){
if(data10.length < 1){
validate35.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs18 = errors;
if(!(validate130(data10[i2], {instancePath:instancePath+"/next/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.children !== undefined){
const _errs19 = errors;
if(!(validate144(data.children, {instancePath:instancePath+"/children",parentData:data,parentDataProperty:"children",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
const _errs20 = errors;
if(!(validate10(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.final !== undefined){
const _errs21 = errors;
if(typeof data.final !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/final",schemaPath:"#/properties/final/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
let data15 = data.change;
const _errs23 = errors;
if(errors === _errs23){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const _errs25 = errors;
for(const key1 in data15){
if(!(key1 === "effects")){
validate35.errors = [{instancePath:instancePath+"/change",schemaPath:"#/properties/change/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data15.effects !== undefined){
let data16 = data15.effects;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data16)){
var valid5 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
const _errs28 = errors;
if(!(validate133(data16[i3], {instancePath:instancePath+"/change/effects/" + i3,parentData:data16,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid5 = _errs28 === errors;
if(!valid5){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/change/effects",schemaPath:"#/properties/change/properties/effects/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entered !== undefined){
let data18 = data.entered;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data18)){
var valid6 = true;
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
const _errs31 = errors;
if(errors === _errs31){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing1;
if(((data19.field === undefined) && (missing1 = "field")) || ((data19.effects === undefined) && (missing1 = "effects"))){
validate35.errors = [{instancePath:instancePath+"/entered/" + i4,schemaPath:"#/properties/entered/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs33 = errors;
for(const key2 in data19){
if(!((key2 === "field") || (key2 === "effects"))){
validate35.errors = [{instancePath:instancePath+"/entered/" + i4,schemaPath:"#/properties/entered/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs33 === errors){
if(data19.field !== undefined){
const _errs34 = errors;
if(!(validate14(data19.field, {instancePath:instancePath+"/entered/" + i4+"/field",parentData:data19,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data19.effects !== undefined){
let data21 = data19.effects;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data21)){
if(data21.length < 1){
validate35.errors = [{instancePath:instancePath+"/entered/" + i4+"/effects",schemaPath:"#/properties/entered/items/properties/effects/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid8 = true;
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
const _errs37 = errors;
if(!(validate133(data21[i5], {instancePath:instancePath+"/entered/" + i4+"/effects/" + i5,parentData:data21,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid8 = _errs37 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/entered/" + i4+"/effects",schemaPath:"#/properties/entered/items/properties/effects/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid7 = _errs35 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/entered/" + i4,schemaPath:"#/properties/entered/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs31 === errors;
if(!valid6){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/entered",schemaPath:"#/properties/entered/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onPass !== undefined){
const _errs38 = errors;
if(!(data.onPass === "clear")){
validate35.errors = [{instancePath:instancePath+"/onPass",schemaPath:"#/properties/onPass/enum",keyword:"enum",params:{allowedValues: schema11.properties.onPass.enum}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcomes !== undefined){
let data24 = data.outcomes;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data24)){
var valid9 = true;
const len6 = data24.length;
for(let i6=0; i6<len6; i6++){
const _errs41 = errors;
if(!(validate14(data24[i6], {instancePath:instancePath+"/outcomes/" + i6,parentData:data24,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid9 = _errs41 === errors;
if(!valid9){
break;
}
}
if(valid9){
let i7 = data24.length;
let j0;
if(i7 > 1){
outer0:
for(;i7--;){
for(j0 = i7; j0--;){
if(func3(data24[i7], data24[j0])){
validate35.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
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
}
}
}
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.uuid === undefined) && (missing0 = "uuid")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.label === undefined) && (missing0 = "label"))) || ((data.bindings === undefined) && (missing0 = "bindings"))) || ((data.steps === undefined) && (missing0 = "steps"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
const _errs2 = errors;
if(typeof data.$schema !== "string"){
validate0.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uuid !== undefined){
const _errs4 = errors;
if(!(validate1(data.uuid, {instancePath:instancePath+"/uuid",parentData:data,parentDataProperty:"uuid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs5 = errors;
if(!(validate3(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data3 = data.label;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate0.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs8 = errors;
if(typeof data.description !== "string"){
validate0.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conditions !== undefined){
let data5 = data.conditions;
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
const _errs12 = errors;
if(!(validate8(key1, {instancePath:instancePath+"/conditions",parentData:data5,parentDataProperty:"conditions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate0.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data5){
const _errs14 = errors;
if(!(validate10(data5[key2], {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marks !== undefined){
let data7 = data.marks;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate8(data7[i0], {instancePath:instancePath+"/marks/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data7.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data7[i1], data7[j0])){
validate0.errors = [{instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bindings !== undefined){
const _errs18 = errors;
if(!(validate13(data.bindings, {instancePath:instancePath+"/bindings",parentData:data,parentDataProperty:"bindings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data10 = data.steps;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data10)){
if(data10.length < 1){
validate0.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
const _errs21 = errors;
if(!(validate35(data10[i2], {instancePath:instancePath+"/steps/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid5 = _errs21 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
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
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const section = validate40;

export const tenant = validate153;
const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"required":["slug","name","acronym","pageTitle","supportAddress","theme","flow","access","filterWords","processTypes","onHoldReasons","cancelReasons","search","map"],"properties":{"$schema":{"type":"string"},"slug":{"$ref":"#/$defs/slug"},"name":{"type":"string","minLength":1},"label":{"type":"string","minLength":1},"acronym":{"type":"string","minLength":1,"maxLength":10},"export":{"type":"object","additionalProperties":false,"properties":{"postalCodes":{"enum":["formatted","stored"]}}},"pageTitle":{"type":"string","minLength":1},"baseUrl":{"type":"string","pattern":"^$|^https?://"},"default":{"type":"boolean"},"supportAddress":{"type":"string","format":"email"},"theme":{"$ref":"#/$defs/theme"},"flow":{"$ref":"flow.schema.json#/$defs/uuid"},"access":{"type":"object","additionalProperties":false,"properties":{"requestlist":{"$ref":"section.schema.json#/$defs/roles"},"requestlocations":{"$ref":"section.schema.json#/$defs/roles"},"realisationlist":{"$ref":"section.schema.json#/$defs/roles"},"locationlist":{"$ref":"section.schema.json#/$defs/roles"},"realisationbtn":{"$ref":"section.schema.json#/$defs/roles"},"requestcomment":{"$ref":"section.schema.json#/$defs/roles"},"realisationcomment":{"$ref":"section.schema.json#/$defs/roles"},"canChangeStatus":{"$ref":"section.schema.json#/$defs/roles"},"canChangeCommentStatus":{"$ref":"section.schema.json#/$defs/roles"},"canModerateComments":{"$ref":"section.schema.json#/$defs/roles"},"canConfirmTrafficDecisions":{"$ref":"section.schema.json#/$defs/roles"},"canAccessDebugger":{"$ref":"section.schema.json#/$defs/roles"},"automatedViews":{"$ref":"section.schema.json#/$defs/roles"},"generateStartDoc":{"$ref":"section.schema.json#/$defs/roles"},"admin":{"$ref":"section.schema.json#/$defs/roles"},"reporting":{"$ref":"section.schema.json#/$defs/roles"},"customerreports":{"$ref":"section.schema.json#/$defs/roles"},"eventlog":{"$ref":"section.schema.json#/$defs/roles"},"chargingpoints":{"$ref":"section.schema.json#/$defs/roles"},"manuals":{"$ref":"section.schema.json#/$defs/roles"},"export":{"$ref":"section.schema.json#/$defs/roles"}}},"judges":{"$ref":"section.schema.json#/$defs/roles"},"filterWords":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["word","label","category"],"properties":{"word":{"type":"string","pattern":"^[a-z]+$"},"label":{"type":"string","minLength":1},"category":{"enum":["active","municipality","cpo","onhold","completed","cancelled"]},"aliases":{"type":"array","items":{"type":"string","pattern":"^[a-z]+$"},"uniqueItems":true}}},"minItems":1},"processTypes":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["value","text"],"properties":{"value":{"type":"string","minLength":1},"text":{"type":"string","minLength":1},"meta":{"type":"object","additionalProperties":{"type":["string","number","boolean"]},"properties":{"subtype":{"type":"string"}}}}},"minItems":1},"onHoldReasons":{"type":"array","items":{"$ref":"#/$defs/reason"},"minItems":1},"cancelReasons":{"type":"array","items":{"$ref":"#/$defs/reason"},"minItems":1},"reasonOptions":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["status","value","text"],"properties":{"status":{"enum":[3,4,5]},"value":{"type":"string","minLength":1},"text":{"type":"string","minLength":1},"short":{"type":"string"},"custom":{"type":"boolean"},"placeholder":{"type":"string"}}}},"requests":{"$ref":"requests.schema.json"},"startDocument":{"$ref":"start-document.schema.json"},"monitoring":{"type":"object","additionalProperties":false,"required":["enabled","limit"],"properties":{"enabled":{"type":"boolean"},"limit":{"type":"number","minimum":0,"maximum":1},"chartLimit":{"type":"number","minimum":0,"maximum":1}}},"search":{"type":"object","additionalProperties":false,"required":["keys","placeholder"],"properties":{"keys":{"type":"array","items":{"enum":["reference","name","address","postalCode","city","municipality","statusLabel","contractor","gridOperator","buildingCode","pid","customer","region"]},"minItems":1,"uniqueItems":true},"placeholder":{"type":"string"}}},"municipalityOptions":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["value","text"],"properties":{"value":{"$ref":"#/$defs/geographyCode"},"text":{"type":"string","minLength":1},"disabled":{"type":"boolean"}}}},"municipalityDefault":{"$ref":"#/$defs/geographyCode"},"gridOperatorsByMunicipalityCode":{"type":"object","propertyNames":{"$ref":"#/$defs/geographyCode"},"additionalProperties":{"$ref":"#/$defs/stakeholderSlug"}},"contractorsByMunicipalityCode":{"type":"object","propertyNames":{"$ref":"#/$defs/geographyCode"},"additionalProperties":{"$ref":"#/$defs/stakeholderSlug"}},"contractors":{"type":"array","items":{"$ref":"#/$defs/listEntry"}},"stakeholders":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["category","slug","name","enabled"],"properties":{"category":{"enum":["cpo","municipality","customer","contractor","gridoperator"]},"slug":{"$ref":"#/$defs/stakeholderSlug"},"name":{"type":"string","minLength":1,"maxLength":100},"enabled":{"type":"boolean"}}}},"tags":{"type":"array","items":{"$ref":"#/$defs/listEntry"}},"pids":{"type":"array","items":{"$ref":"#/$defs/listEntry"}},"map":{"type":"object","additionalProperties":false,"required":["center","zoom","bounds","countries"],"properties":{"center":{"type":"object","additionalProperties":false,"required":["latitude","longitude"],"properties":{"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180}}},"zoom":{"type":"number","minimum":0,"maximum":22},"bounds":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"number"}}},"countries":{"type":"array","items":{"enum":["nl","be"]},"minItems":1,"uniqueItems":true},"language":{"enum":["nl"]},"backgroundAttribution":{"type":"string","minLength":1},"areaLayer":{"type":"string","pattern":"^(https?://\\S+|[a-z0-9-]+\\.geojson)$"},"realisationLayer":{"type":"boolean"},"importSource":{"type":"string"}}},"locationPickerDiameter":{"type":"integer","minimum":10,"maximum":5000},"benchmarkMenu":{"type":"array","items":{"enum":["municipality","gridoperator","contractor","type","NumberOfChargingStations"]},"uniqueItems":true},"reports":{"type":"object","additionalProperties":false,"properties":{"menu":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/reportSegment"}},"years":{"type":"array","items":{"type":"integer","minimum":2000,"maximum":2100},"uniqueItems":true},"measures":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"$ref":"#/$defs/reportMeasure"}}}},"proactiveRounds":{"type":"array","items":{"type":"string","minLength":1},"uniqueItems":true},"canResetDateValue":{"type":"boolean"},"sharedLocations":{"type":"boolean"},"loading":{"enum":["paged","whole"]},"syncIntervalMs":{"type":"integer","minimum":300000},"manuals":{"type":"object","additionalProperties":false,"required":["segments"],"properties":{"segments":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["title","pages"],"properties":{"title":{"type":"string","minLength":1,"maxLength":60},"pages":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/manualPage"}}}}}}},"tour":{"type":"object","additionalProperties":false,"required":["enabled"],"properties":{"enabled":{"type":"boolean"},"date":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"steps":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"type":"string","minLength":1},"text":{"type":"string","minLength":1},"needs":{"$ref":"#/$defs/attributes"},"manual":{"$ref":"#/$defs/pageSlug"}}}}}},"lists":{"type":"object","additionalProperties":false,"properties":{"realisations":{"$ref":"list.schema.json"},"requests":{"$ref":"list.schema.json"},"locations":{"$ref":"list.schema.json"}}},"options":{"type":"object","additionalProperties":{"type":"array","items":{"$ref":"section.schema.json#/$defs/option"}}},"texts":{"type":"object","additionalProperties":{"type":"string"}},"demo":{"type":"object","additionalProperties":false,"required":["accounts"],"properties":{"accounts":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["email","name","roles"],"properties":{"email":{"type":"string","format":"email"},"name":{"type":"string","minLength":1},"roles":{"type":"object","propertyNames":{"$ref":"condition.schema.json#/$defs/role"},"additionalProperties":{"type":"array","minItems":1,"items":{"type":"string","pattern":"^(\\*|\\d{4,5}|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} \\-,._@+!?:;/&]{0,99})$"}}},"termsAccepted":{"type":"boolean"}}}}}}},"$defs":{"reportSegment":{"type":"object","additionalProperties":false,"required":["items"],"properties":{"label":{"type":"string","minLength":1},"items":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/reportItem"}}}},"reportItem":{"type":"object","additionalProperties":false,"required":["name","path","label","report"],"properties":{"name":{"type":"string","pattern":"^[A-Z][A-Za-z]*$"},"path":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"label":{"type":"string","minLength":1},"report":{"enum":["key-metrics","judgements","process-status","benchmark","totals"]},"access":{"type":"string","minLength":1},"tables":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/reportTable"}},"pageSize":{"type":"integer","minimum":1,"maximum":1000}}},"reportTable":{"type":"object","additionalProperties":false,"required":["label","by","measures"],"properties":{"label":{"type":"string","minLength":1},"by":{"type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"type":"string","minLength":1}},"across":{"type":"string","minLength":1},"measures":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}}}},"reportMeasure":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","minLength":1},"sum":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"}},"filled":{"type":"string","pattern":"^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"}}},"attributes":{"type":"array","minItems":1,"items":{"enum":["requestlist","requestlocations","realisationlist","locationlist","realisationbtn","requestcomment","realisationcomment","canChangeStatus","canChangeCommentStatus","canModerateComments","canConfirmTrafficDecisions","canAccessDebugger","automatedViews","generateStartDoc","admin","reporting","customerreports","eventlog","chargingpoints","manuals","export"]}},"pageSlug":{"type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":80},"manualPage":{"type":"object","additionalProperties":false,"required":["slug","title"],"properties":{"slug":{"$ref":"#/$defs/pageSlug"},"title":{"type":"string","minLength":1,"maxLength":80},"needs":{"$ref":"#/$defs/attributes"},"aliases":{"type":"array","items":{"$ref":"#/$defs/pageSlug"}},"helps":{"type":"array","items":{"type":"string","pattern":"^(/|(/[a-z0-9*-]+)+)$","maxLength":100}}}},"slug":{"type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40},"geographyCode":{"type":"string","pattern":"^\\d{4,5}$"},"stakeholderSlug":{"type":"string","pattern":"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$","maxLength":120},"colour":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$"},"theme":{"type":"object","additionalProperties":false,"required":["brand","action","logo","logoAlt"],"properties":{"brand":{"$ref":"#/$defs/colour"},"action":{"$ref":"#/$defs/colour"},"logo":{"type":"string","pattern":"^[a-z0-9-]+\\.(svg|png)$"},"logoAlt":{"type":"string","minLength":1},"logoWidth":{"type":"integer","minimum":20,"maximum":400},"imageWidth":{"type":"integer","minimum":20,"maximum":400}}},"reason":{"type":"object","additionalProperties":false,"required":["value","text"],"properties":{"value":{"type":"string","minLength":1},"text":{"type":"string","minLength":1},"automatic":{"type":"boolean"}}},"listEntry":{"type":"object","additionalProperties":false,"required":["uuid","label","enabled"],"properties":{"uuid":{"$ref":"flow.schema.json#/$defs/uuid"},"label":{"type":"string","minLength":1,"maxLength":60},"enabled":{"type":"boolean"},"deleted_at":{"type":["integer","null"]},"request":{"type":"boolean"},"process":{"type":"boolean"}}}}};
const schema47 = {"type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 40){
validate154.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!pattern5.test(data)){
validate154.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}}];
return false;
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"object","additionalProperties":false,"required":["brand","action","logo","logoAlt"],"properties":{"brand":{"$ref":"#/$defs/colour"},"action":{"$ref":"#/$defs/colour"},"logo":{"type":"string","pattern":"^[a-z0-9-]+\\.(svg|png)$"},"logoAlt":{"type":"string","minLength":1},"logoWidth":{"type":"integer","minimum":20,"maximum":400},"imageWidth":{"type":"integer","minimum":20,"maximum":400}}};
const schema49 = {"type":"string","pattern":"^#[0-9A-Fa-f]{6}$"};
const pattern14 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern14.test(data)){
validate157.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"}}];
return false;
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern15 = new RegExp("^[a-z0-9-]+\\.(svg|png)$", "u");

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.brand === undefined) && (missing0 = "brand")) || ((data.action === undefined) && (missing0 = "action"))) || ((data.logo === undefined) && (missing0 = "logo"))) || ((data.logoAlt === undefined) && (missing0 = "logoAlt"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "brand") || (key0 === "action")) || (key0 === "logo")) || (key0 === "logoAlt")) || (key0 === "logoWidth")) || (key0 === "imageWidth"))){
validate156.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.brand !== undefined){
const _errs2 = errors;
if(!(validate157(data.brand, {instancePath:instancePath+"/brand",parentData:data,parentDataProperty:"brand",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs3 = errors;
if(!(validate157(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logo !== undefined){
let data2 = data.logo;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(!pattern15.test(data2)){
validate156.errors = [{instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+\\.(svg|png)$"}}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logoAlt !== undefined){
let data3 = data.logoAlt;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate156.errors = [{instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logoWidth !== undefined){
let data4 = data.logoWidth;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate156.errors = [{instancePath:instancePath+"/logoWidth",schemaPath:"#/properties/logoWidth/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 400 || isNaN(data4)){
validate156.errors = [{instancePath:instancePath+"/logoWidth",schemaPath:"#/properties/logoWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400}}];
return false;
}
else {
if(data4 < 20 || isNaN(data4)){
validate156.errors = [{instancePath:instancePath+"/logoWidth",schemaPath:"#/properties/logoWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageWidth !== undefined){
let data5 = data.imageWidth;
const _errs10 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate156.errors = [{instancePath:instancePath+"/imageWidth",schemaPath:"#/properties/imageWidth/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data5 == "number"){
if(data5 > 400 || isNaN(data5)){
validate156.errors = [{instancePath:instancePath+"/imageWidth",schemaPath:"#/properties/imageWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400}}];
return false;
}
else {
if(data5 < 20 || isNaN(data5)){
validate156.errors = [{instancePath:instancePath+"/imageWidth",schemaPath:"#/properties/imageWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate161.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}}];
return false;
}
}
else {
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate71(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data[i1], data[j0])){
validate163.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"object","additionalProperties":false,"required":["value","text"],"properties":{"value":{"type":"string","minLength":1},"text":{"type":"string","minLength":1},"automatic":{"type":"boolean"}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.value === undefined) && (missing0 = "value")) || ((data.text === undefined) && (missing0 = "text"))){
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "value") || (key0 === "text")) || (key0 === "automatic"))){
validate187.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.value !== undefined){
let data0 = data.value;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate187.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate187.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate187.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate187.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.automatic !== undefined){
const _errs6 = errors;
if(typeof data.automatic !== "boolean"){
validate187.errors = [{instancePath:instancePath+"/automatic",schemaPath:"#/properties/automatic/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"properties":{"normaliser":{"$ref":"#/$defs/normaliser"},"information":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/informationTable"}}},"$defs":{"normaliser":{"type":"object","additionalProperties":false,"properties":{"fields":{"type":"object","additionalProperties":false,"properties":{"externalRef":{"$ref":"#/$defs/plainRule"},"status":{"$ref":"#/$defs/statusRule"},"geographyCode":{"$ref":"#/$defs/plainRule"},"coordinates.lat":{"$ref":"#/$defs/plainRule"},"coordinates.lng":{"$ref":"#/$defs/plainRule"},"coordinates.nomatch":{"$ref":"#/$defs/flagRule"},"submitted_at":{"$ref":"#/$defs/plainRule"},"created_at":{"$ref":"#/$defs/plainRule"},"processed_at":{"$ref":"#/$defs/plainRule"},"judgement.id":{"$ref":"#/$defs/statusRule"},"judgement.reason":{"$ref":"#/$defs/textRule"},"judgement.remarks":{"$ref":"#/$defs/textRule"},"judgement.processed_at":{"$ref":"#/$defs/plainRule"},"address.street":{"$ref":"#/$defs/plainRule"},"address.streetNumber":{"$ref":"#/$defs/plainRule"},"address.streetNumberSuffix":{"$ref":"#/$defs/plainRule"},"address.postalCode":{"$ref":"#/$defs/plainRule"},"address.city":{"$ref":"#/$defs/plainRule"},"address.country":{"$ref":"#/$defs/textRule"},"address.municipality":{"$ref":"#/$defs/plainRule"},"contact.name":{"$ref":"#/$defs/textRule"},"contact.phone":{"$ref":"#/$defs/textRule"},"contact.email":{"$ref":"#/$defs/textRule"},"contact.initials":{"$ref":"#/$defs/textRule"},"contact.surname":{"$ref":"#/$defs/textRule"},"contact.title":{"$ref":"#/$defs/textRule"},"contact.firstname":{"$ref":"#/$defs/textRule"},"contact.street":{"$ref":"#/$defs/textRule"},"contact.streetnumber":{"$ref":"#/$defs/textRule"},"contact.streetsuffix":{"$ref":"#/$defs/textRule"},"contact.postalCode":{"$ref":"#/$defs/textRule"},"contact.city":{"$ref":"#/$defs/textRule"},"contact.municipality":{"$ref":"#/$defs/textRule"},"additional.vehicle.brand":{"$ref":"#/$defs/textRule"},"additional.vehicle.model":{"$ref":"#/$defs/textRule"},"additional.vehicle.purchaseDate":{"$ref":"#/$defs/plainRule"},"additional.parkingspot.permit":{"$ref":"#/$defs/flagRule"},"additional.parkingspot.reservedspot":{"$ref":"#/$defs/flagRule"},"additional.context.chargingtime.night":{"$ref":"#/$defs/flagRule"},"additional.context.chargingtime.morning":{"$ref":"#/$defs/flagRule"},"additional.context.chargingtime.afternoon":{"$ref":"#/$defs/flagRule"},"additional.context.chargingtime.evening":{"$ref":"#/$defs/flagRule"},"additional.location":{"$ref":"#/$defs/textRule"},"additional.dossierID":{"$ref":"#/$defs/textRule"},"vehicle.brand":{"$ref":"#/$defs/textRule"},"vehicle.model":{"$ref":"#/$defs/textRule"},"vehicle.numberplate":{"$ref":"#/$defs/plainRule"},"softrequirements.parkingpermit":{"$ref":"#/$defs/flagRule"},"softrequirements.parkingspot":{"$ref":"#/$defs/flagRule"},"docs.vehicle":{"$ref":"#/$defs/filesRule"},"docs.parkingspot":{"$ref":"#/$defs/filesRule"},"Tags":{"$ref":"#/$defs/plainRule"},"raw.remarks":{"$ref":"#/$defs/textRule"},"raw.timeslot":{"$ref":"#/$defs/timeslotRule"}}},"judgements":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true}}},"sourcePath":{"type":"string","minLength":1,"maxLength":120},"plainRule":{"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true}}},"textRule":{"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true},"values":{"type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"type":["string","null"],"maxLength":4000}}}},"flagRule":{"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true},"values":{"type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"type":["boolean","null"]}}}},"statusRule":{"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true},"values":{"type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"enum":[2,3,4,5,null]}}}},"timeslotRule":{"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true},"values":{"type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"enum":[0,1,2,3,null]}}}},"filesRule":{"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true},"item":{"type":"string","minLength":1,"maxLength":60},"where":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string","minLength":1,"maxLength":60},"value":{"type":"string","minLength":1,"maxLength":120}}}}},"informationTable":{"type":"object","additionalProperties":false,"required":["title","rows"],"properties":{"title":{"type":"string","minLength":1},"rows":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/informationRow"}}}},"informationRow":{"type":"object","additionalProperties":false,"required":["label","field"],"properties":{"label":{"type":"string","minLength":1},"field":{"enum":["ref","case_ref","geographyCode","submitted_at","created_at","processed_at","summary.name","summary.address","address.street","address.streetNumber","address.streetNumberSuffix","address.postalCode","address.city","address.country","address.municipality","contact.name","contact.phone","contact.email","contact.initials","contact.surname","contact.title","contact.firstname","contact.street","contact.streetnumber","contact.streetsuffix","contact.postalCode","contact.city","contact.municipality","additional.vehicle.brand","additional.vehicle.model","additional.vehicle.purchaseDate","additional.parkingspot.permit","additional.parkingspot.reservedspot","additional.context.chargingtime","additional.location","additional.dossierID","vehicle.brand","vehicle.model","vehicle.numberplate","softrequirements.parkingpermit","softrequirements.parkingspot","raw.remarks","raw.timeslot"]},"kind":{"enum":["text","date","day","flag","timeslot","hours","email","phone"]}}}}};
const schema54 = {"type":"object","additionalProperties":false,"properties":{"fields":{"type":"object","additionalProperties":false,"properties":{"externalRef":{"$ref":"#/$defs/plainRule"},"status":{"$ref":"#/$defs/statusRule"},"geographyCode":{"$ref":"#/$defs/plainRule"},"coordinates.lat":{"$ref":"#/$defs/plainRule"},"coordinates.lng":{"$ref":"#/$defs/plainRule"},"coordinates.nomatch":{"$ref":"#/$defs/flagRule"},"submitted_at":{"$ref":"#/$defs/plainRule"},"created_at":{"$ref":"#/$defs/plainRule"},"processed_at":{"$ref":"#/$defs/plainRule"},"judgement.id":{"$ref":"#/$defs/statusRule"},"judgement.reason":{"$ref":"#/$defs/textRule"},"judgement.remarks":{"$ref":"#/$defs/textRule"},"judgement.processed_at":{"$ref":"#/$defs/plainRule"},"address.street":{"$ref":"#/$defs/plainRule"},"address.streetNumber":{"$ref":"#/$defs/plainRule"},"address.streetNumberSuffix":{"$ref":"#/$defs/plainRule"},"address.postalCode":{"$ref":"#/$defs/plainRule"},"address.city":{"$ref":"#/$defs/plainRule"},"address.country":{"$ref":"#/$defs/textRule"},"address.municipality":{"$ref":"#/$defs/plainRule"},"contact.name":{"$ref":"#/$defs/textRule"},"contact.phone":{"$ref":"#/$defs/textRule"},"contact.email":{"$ref":"#/$defs/textRule"},"contact.initials":{"$ref":"#/$defs/textRule"},"contact.surname":{"$ref":"#/$defs/textRule"},"contact.title":{"$ref":"#/$defs/textRule"},"contact.firstname":{"$ref":"#/$defs/textRule"},"contact.street":{"$ref":"#/$defs/textRule"},"contact.streetnumber":{"$ref":"#/$defs/textRule"},"contact.streetsuffix":{"$ref":"#/$defs/textRule"},"contact.postalCode":{"$ref":"#/$defs/textRule"},"contact.city":{"$ref":"#/$defs/textRule"},"contact.municipality":{"$ref":"#/$defs/textRule"},"additional.vehicle.brand":{"$ref":"#/$defs/textRule"},"additional.vehicle.model":{"$ref":"#/$defs/textRule"},"additional.vehicle.purchaseDate":{"$ref":"#/$defs/plainRule"},"additional.parkingspot.permit":{"$ref":"#/$defs/flagRule"},"additional.parkingspot.reservedspot":{"$ref":"#/$defs/flagRule"},"additional.context.chargingtime.night":{"$ref":"#/$defs/flagRule"},"additional.context.chargingtime.morning":{"$ref":"#/$defs/flagRule"},"additional.context.chargingtime.afternoon":{"$ref":"#/$defs/flagRule"},"additional.context.chargingtime.evening":{"$ref":"#/$defs/flagRule"},"additional.location":{"$ref":"#/$defs/textRule"},"additional.dossierID":{"$ref":"#/$defs/textRule"},"vehicle.brand":{"$ref":"#/$defs/textRule"},"vehicle.model":{"$ref":"#/$defs/textRule"},"vehicle.numberplate":{"$ref":"#/$defs/plainRule"},"softrequirements.parkingpermit":{"$ref":"#/$defs/flagRule"},"softrequirements.parkingspot":{"$ref":"#/$defs/flagRule"},"docs.vehicle":{"$ref":"#/$defs/filesRule"},"docs.parkingspot":{"$ref":"#/$defs/filesRule"},"Tags":{"$ref":"#/$defs/plainRule"},"raw.remarks":{"$ref":"#/$defs/textRule"},"raw.timeslot":{"$ref":"#/$defs/timeslotRule"}}},"judgements":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true}}};
const schema55 = {"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true}}};
const schema56 = {"type":"string","minLength":1,"maxLength":120};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 120){
validate193.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
else {
if(func1(data) < 1){
validate193.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "from")){
validate192.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 20){
validate192.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate193(data0[i0], {instancePath:instancePath+"/from/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data0[i1], data0[j0])){
validate192.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true},"values":{"type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"enum":[2,3,4,5,null]}}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "from") || (key0 === "values"))){
validate196.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 20){
validate196.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate193(data0[i0], {instancePath:instancePath+"/from/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data0[i1], data0[j0])){
validate196.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate196.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data2 = data.values;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs7 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 120){
const err0 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/maxLength",keyword:"maxLength",params:{limit: 120},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key1) < 1){
const err1 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
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
var valid3 = _errs7 === errors;
if(!valid3){
const err2 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate196.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key2 in data2){
let data3 = data2[key2];
const _errs9 = errors;
if(!(((((data3 === 2) || (data3 === 3)) || (data3 === 4)) || (data3 === 5)) || (data3 === null))){
validate196.errors = [{instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema57.properties.values.additionalProperties.enum}}];
return false;
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate196.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true},"values":{"type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"type":["boolean","null"]}}}};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "from") || (key0 === "values"))){
validate202.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 20){
validate202.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate193(data0[i0], {instancePath:instancePath+"/from/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data0[i1], data0[j0])){
validate202.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data2 = data.values;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs7 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 120){
const err0 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/maxLength",keyword:"maxLength",params:{limit: 120},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key1) < 1){
const err1 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
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
var valid3 = _errs7 === errors;
if(!valid3){
const err2 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate202.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key2 in data2){
let data3 = data2[key2];
const _errs9 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate202.errors = [{instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/type",keyword:"type",params:{type: schema58.properties.values.additionalProperties.type}}];
return false;
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true},"values":{"type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"type":["string","null"],"maxLength":4000}}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "from") || (key0 === "values"))){
validate209.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 20){
validate209.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate193(data0[i0], {instancePath:instancePath+"/from/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data0[i1], data0[j0])){
validate209.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data2 = data.values;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs7 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 120){
const err0 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/maxLength",keyword:"maxLength",params:{limit: 120},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key1) < 1){
const err1 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
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
var valid3 = _errs7 === errors;
if(!valid3){
const err2 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate209.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key2 in data2){
let data3 = data2[key2];
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate209.errors = [{instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/type",keyword:"type",params:{type: schema59.properties.values.additionalProperties.type}}];
return false;
}
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 4000){
validate209.errors = [{instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
}
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true},"item":{"type":"string","minLength":1,"maxLength":60},"where":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string","minLength":1,"maxLength":60},"value":{"type":"string","minLength":1,"maxLength":120}}}}};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "item")) || (key0 === "where"))){
validate250.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 20){
validate250.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate193(data0[i0], {instancePath:instancePath+"/from/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data0[i1], data0[j0])){
validate250.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.item !== undefined){
let data2 = data.item;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 60){
validate250.errors = [{instancePath:instancePath+"/item",schemaPath:"#/properties/item/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func1(data2) < 1){
validate250.errors = [{instancePath:instancePath+"/item",schemaPath:"#/properties/item/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/item",schemaPath:"#/properties/item/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.where !== undefined){
let data3 = data.where;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.name === undefined) && (missing1 = "name")) || ((data3.value === undefined) && (missing1 = "value"))){
validate250.errors = [{instancePath:instancePath+"/where",schemaPath:"#/properties/where/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data3){
if(!((key1 === "name") || (key1 === "value"))){
validate250.errors = [{instancePath:instancePath+"/where",schemaPath:"#/properties/where/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data3.name !== undefined){
let data4 = data3.name;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) > 60){
validate250.errors = [{instancePath:instancePath+"/where/name",schemaPath:"#/properties/where/properties/name/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func1(data4) < 1){
validate250.errors = [{instancePath:instancePath+"/where/name",schemaPath:"#/properties/where/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/where/name",schemaPath:"#/properties/where/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.value !== undefined){
let data5 = data3.value;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) > 120){
validate250.errors = [{instancePath:instancePath+"/where/value",schemaPath:"#/properties/where/properties/value/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
else {
if(func1(data5) < 1){
validate250.errors = [{instancePath:instancePath+"/where/value",schemaPath:"#/properties/where/properties/value/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/where/value",schemaPath:"#/properties/where/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/where",schemaPath:"#/properties/where/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"object","additionalProperties":false,"required":["from"],"properties":{"from":{"type":"array","items":{"$ref":"#/$defs/sourcePath"},"maxItems":20,"uniqueItems":true},"values":{"type":"object","propertyNames":{"minLength":1,"maxLength":120},"additionalProperties":{"enum":[0,1,2,3,null]}}}};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
validate256.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "from") || (key0 === "values"))){
validate256.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 20){
validate256.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate193(data0[i0], {instancePath:instancePath+"/from/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data0[i1], data0[j0])){
validate256.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data2 = data.values;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs7 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 120){
const err0 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/maxLength",keyword:"maxLength",params:{limit: 120},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key1) < 1){
const err1 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
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
var valid3 = _errs7 === errors;
if(!valid3){
const err2 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate256.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key2 in data2){
let data3 = data2[key2];
const _errs9 = errors;
if(!(((((data3 === 0) || (data3 === 1)) || (data3 === 2)) || (data3 === 3)) || (data3 === null))){
validate256.errors = [{instancePath:instancePath+"/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema61.properties.values.additionalProperties.enum}}];
return false;
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate256.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "fields") || (key0 === "judgements"))){
validate191.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.fields !== undefined){
let data0 = data.fields;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs4 = errors;
for(const key1 in data0){
if(!(func0.call(schema54.properties.fields.properties, key1))){
validate191.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.externalRef !== undefined){
const _errs5 = errors;
if(!(validate192(data0.externalRef, {instancePath:instancePath+"/fields/externalRef",parentData:data0,parentDataProperty:"externalRef",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
const _errs6 = errors;
if(!(validate196(data0.status, {instancePath:instancePath+"/fields/status",parentData:data0,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.geographyCode !== undefined){
const _errs7 = errors;
if(!(validate192(data0.geographyCode, {instancePath:instancePath+"/fields/geographyCode",parentData:data0,parentDataProperty:"geographyCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["coordinates.lat"] !== undefined){
const _errs8 = errors;
if(!(validate192(data0["coordinates.lat"], {instancePath:instancePath+"/fields/coordinates.lat",parentData:data0,parentDataProperty:"coordinates.lat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["coordinates.lng"] !== undefined){
const _errs9 = errors;
if(!(validate192(data0["coordinates.lng"], {instancePath:instancePath+"/fields/coordinates.lng",parentData:data0,parentDataProperty:"coordinates.lng",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["coordinates.nomatch"] !== undefined){
const _errs10 = errors;
if(!(validate202(data0["coordinates.nomatch"], {instancePath:instancePath+"/fields/coordinates.nomatch",parentData:data0,parentDataProperty:"coordinates.nomatch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.submitted_at !== undefined){
const _errs11 = errors;
if(!(validate192(data0.submitted_at, {instancePath:instancePath+"/fields/submitted_at",parentData:data0,parentDataProperty:"submitted_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.created_at !== undefined){
const _errs12 = errors;
if(!(validate192(data0.created_at, {instancePath:instancePath+"/fields/created_at",parentData:data0,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.processed_at !== undefined){
const _errs13 = errors;
if(!(validate192(data0.processed_at, {instancePath:instancePath+"/fields/processed_at",parentData:data0,parentDataProperty:"processed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["judgement.id"] !== undefined){
const _errs14 = errors;
if(!(validate196(data0["judgement.id"], {instancePath:instancePath+"/fields/judgement.id",parentData:data0,parentDataProperty:"judgement.id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["judgement.reason"] !== undefined){
const _errs15 = errors;
if(!(validate209(data0["judgement.reason"], {instancePath:instancePath+"/fields/judgement.reason",parentData:data0,parentDataProperty:"judgement.reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["judgement.remarks"] !== undefined){
const _errs16 = errors;
if(!(validate209(data0["judgement.remarks"], {instancePath:instancePath+"/fields/judgement.remarks",parentData:data0,parentDataProperty:"judgement.remarks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["judgement.processed_at"] !== undefined){
const _errs17 = errors;
if(!(validate192(data0["judgement.processed_at"], {instancePath:instancePath+"/fields/judgement.processed_at",parentData:data0,parentDataProperty:"judgement.processed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["address.street"] !== undefined){
const _errs18 = errors;
if(!(validate192(data0["address.street"], {instancePath:instancePath+"/fields/address.street",parentData:data0,parentDataProperty:"address.street",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["address.streetNumber"] !== undefined){
const _errs19 = errors;
if(!(validate192(data0["address.streetNumber"], {instancePath:instancePath+"/fields/address.streetNumber",parentData:data0,parentDataProperty:"address.streetNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["address.streetNumberSuffix"] !== undefined){
const _errs20 = errors;
if(!(validate192(data0["address.streetNumberSuffix"], {instancePath:instancePath+"/fields/address.streetNumberSuffix",parentData:data0,parentDataProperty:"address.streetNumberSuffix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["address.postalCode"] !== undefined){
const _errs21 = errors;
if(!(validate192(data0["address.postalCode"], {instancePath:instancePath+"/fields/address.postalCode",parentData:data0,parentDataProperty:"address.postalCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["address.city"] !== undefined){
const _errs22 = errors;
if(!(validate192(data0["address.city"], {instancePath:instancePath+"/fields/address.city",parentData:data0,parentDataProperty:"address.city",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["address.country"] !== undefined){
const _errs23 = errors;
if(!(validate209(data0["address.country"], {instancePath:instancePath+"/fields/address.country",parentData:data0,parentDataProperty:"address.country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["address.municipality"] !== undefined){
const _errs24 = errors;
if(!(validate192(data0["address.municipality"], {instancePath:instancePath+"/fields/address.municipality",parentData:data0,parentDataProperty:"address.municipality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.name"] !== undefined){
const _errs25 = errors;
if(!(validate209(data0["contact.name"], {instancePath:instancePath+"/fields/contact.name",parentData:data0,parentDataProperty:"contact.name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.phone"] !== undefined){
const _errs26 = errors;
if(!(validate209(data0["contact.phone"], {instancePath:instancePath+"/fields/contact.phone",parentData:data0,parentDataProperty:"contact.phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.email"] !== undefined){
const _errs27 = errors;
if(!(validate209(data0["contact.email"], {instancePath:instancePath+"/fields/contact.email",parentData:data0,parentDataProperty:"contact.email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.initials"] !== undefined){
const _errs28 = errors;
if(!(validate209(data0["contact.initials"], {instancePath:instancePath+"/fields/contact.initials",parentData:data0,parentDataProperty:"contact.initials",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.surname"] !== undefined){
const _errs29 = errors;
if(!(validate209(data0["contact.surname"], {instancePath:instancePath+"/fields/contact.surname",parentData:data0,parentDataProperty:"contact.surname",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.title"] !== undefined){
const _errs30 = errors;
if(!(validate209(data0["contact.title"], {instancePath:instancePath+"/fields/contact.title",parentData:data0,parentDataProperty:"contact.title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.firstname"] !== undefined){
const _errs31 = errors;
if(!(validate209(data0["contact.firstname"], {instancePath:instancePath+"/fields/contact.firstname",parentData:data0,parentDataProperty:"contact.firstname",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.street"] !== undefined){
const _errs32 = errors;
if(!(validate209(data0["contact.street"], {instancePath:instancePath+"/fields/contact.street",parentData:data0,parentDataProperty:"contact.street",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.streetnumber"] !== undefined){
const _errs33 = errors;
if(!(validate209(data0["contact.streetnumber"], {instancePath:instancePath+"/fields/contact.streetnumber",parentData:data0,parentDataProperty:"contact.streetnumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.streetsuffix"] !== undefined){
const _errs34 = errors;
if(!(validate209(data0["contact.streetsuffix"], {instancePath:instancePath+"/fields/contact.streetsuffix",parentData:data0,parentDataProperty:"contact.streetsuffix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.postalCode"] !== undefined){
const _errs35 = errors;
if(!(validate209(data0["contact.postalCode"], {instancePath:instancePath+"/fields/contact.postalCode",parentData:data0,parentDataProperty:"contact.postalCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.city"] !== undefined){
const _errs36 = errors;
if(!(validate209(data0["contact.city"], {instancePath:instancePath+"/fields/contact.city",parentData:data0,parentDataProperty:"contact.city",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["contact.municipality"] !== undefined){
const _errs37 = errors;
if(!(validate209(data0["contact.municipality"], {instancePath:instancePath+"/fields/contact.municipality",parentData:data0,parentDataProperty:"contact.municipality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["additional.vehicle.brand"] !== undefined){
const _errs38 = errors;
if(!(validate209(data0["additional.vehicle.brand"], {instancePath:instancePath+"/fields/additional.vehicle.brand",parentData:data0,parentDataProperty:"additional.vehicle.brand",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs38 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["additional.vehicle.model"] !== undefined){
const _errs39 = errors;
if(!(validate209(data0["additional.vehicle.model"], {instancePath:instancePath+"/fields/additional.vehicle.model",parentData:data0,parentDataProperty:"additional.vehicle.model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["additional.vehicle.purchaseDate"] !== undefined){
const _errs40 = errors;
if(!(validate192(data0["additional.vehicle.purchaseDate"], {instancePath:instancePath+"/fields/additional.vehicle.purchaseDate",parentData:data0,parentDataProperty:"additional.vehicle.purchaseDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["additional.parkingspot.permit"] !== undefined){
const _errs41 = errors;
if(!(validate202(data0["additional.parkingspot.permit"], {instancePath:instancePath+"/fields/additional.parkingspot.permit",parentData:data0,parentDataProperty:"additional.parkingspot.permit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["additional.parkingspot.reservedspot"] !== undefined){
const _errs42 = errors;
if(!(validate202(data0["additional.parkingspot.reservedspot"], {instancePath:instancePath+"/fields/additional.parkingspot.reservedspot",parentData:data0,parentDataProperty:"additional.parkingspot.reservedspot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid1 = _errs42 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["additional.context.chargingtime.night"] !== undefined){
const _errs43 = errors;
if(!(validate202(data0["additional.context.chargingtime.night"], {instancePath:instancePath+"/fields/additional.context.chargingtime.night",parentData:data0,parentDataProperty:"additional.context.chargingtime.night",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["additional.context.chargingtime.morning"] !== undefined){
const _errs44 = errors;
if(!(validate202(data0["additional.context.chargingtime.morning"], {instancePath:instancePath+"/fields/additional.context.chargingtime.morning",parentData:data0,parentDataProperty:"additional.context.chargingtime.morning",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid1 = _errs44 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["additional.context.chargingtime.afternoon"] !== undefined){
const _errs45 = errors;
if(!(validate202(data0["additional.context.chargingtime.afternoon"], {instancePath:instancePath+"/fields/additional.context.chargingtime.afternoon",parentData:data0,parentDataProperty:"additional.context.chargingtime.afternoon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["additional.context.chargingtime.evening"] !== undefined){
const _errs46 = errors;
if(!(validate202(data0["additional.context.chargingtime.evening"], {instancePath:instancePath+"/fields/additional.context.chargingtime.evening",parentData:data0,parentDataProperty:"additional.context.chargingtime.evening",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid1 = _errs46 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["additional.location"] !== undefined){
const _errs47 = errors;
if(!(validate209(data0["additional.location"], {instancePath:instancePath+"/fields/additional.location",parentData:data0,parentDataProperty:"additional.location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["additional.dossierID"] !== undefined){
const _errs48 = errors;
if(!(validate209(data0["additional.dossierID"], {instancePath:instancePath+"/fields/additional.dossierID",parentData:data0,parentDataProperty:"additional.dossierID",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs48 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["vehicle.brand"] !== undefined){
const _errs49 = errors;
if(!(validate209(data0["vehicle.brand"], {instancePath:instancePath+"/fields/vehicle.brand",parentData:data0,parentDataProperty:"vehicle.brand",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["vehicle.model"] !== undefined){
const _errs50 = errors;
if(!(validate209(data0["vehicle.model"], {instancePath:instancePath+"/fields/vehicle.model",parentData:data0,parentDataProperty:"vehicle.model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs50 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["vehicle.numberplate"] !== undefined){
const _errs51 = errors;
if(!(validate192(data0["vehicle.numberplate"], {instancePath:instancePath+"/fields/vehicle.numberplate",parentData:data0,parentDataProperty:"vehicle.numberplate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["softrequirements.parkingpermit"] !== undefined){
const _errs52 = errors;
if(!(validate202(data0["softrequirements.parkingpermit"], {instancePath:instancePath+"/fields/softrequirements.parkingpermit",parentData:data0,parentDataProperty:"softrequirements.parkingpermit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid1 = _errs52 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["softrequirements.parkingspot"] !== undefined){
const _errs53 = errors;
if(!(validate202(data0["softrequirements.parkingspot"], {instancePath:instancePath+"/fields/softrequirements.parkingspot",parentData:data0,parentDataProperty:"softrequirements.parkingspot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["docs.vehicle"] !== undefined){
const _errs54 = errors;
if(!(validate250(data0["docs.vehicle"], {instancePath:instancePath+"/fields/docs.vehicle",parentData:data0,parentDataProperty:"docs.vehicle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid1 = _errs54 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["docs.parkingspot"] !== undefined){
const _errs55 = errors;
if(!(validate250(data0["docs.parkingspot"], {instancePath:instancePath+"/fields/docs.parkingspot",parentData:data0,parentDataProperty:"docs.parkingspot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.Tags !== undefined){
const _errs56 = errors;
if(!(validate192(data0.Tags, {instancePath:instancePath+"/fields/Tags",parentData:data0,parentDataProperty:"Tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid1 = _errs56 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["raw.remarks"] !== undefined){
const _errs57 = errors;
if(!(validate209(data0["raw.remarks"], {instancePath:instancePath+"/fields/raw.remarks",parentData:data0,parentDataProperty:"raw.remarks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid1 = _errs57 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["raw.timeslot"] !== undefined){
const _errs58 = errors;
if(!(validate256(data0["raw.timeslot"], {instancePath:instancePath+"/fields/raw.timeslot",parentData:data0,parentDataProperty:"raw.timeslot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
var valid1 = _errs58 === errors;
}
else {
var valid1 = true;
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
}
else {
validate191.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.judgements !== undefined){
let data55 = data.judgements;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data55)){
if(data55.length > 20){
validate191.errors = [{instancePath:instancePath+"/judgements",schemaPath:"#/properties/judgements/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid2 = true;
const len0 = data55.length;
for(let i0=0; i0<len0; i0++){
const _errs61 = errors;
if(!(validate193(data55[i0], {instancePath:instancePath+"/judgements/" + i0,parentData:data55,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid2 = _errs61 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i1 = data55.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data55[i1], data55[j0])){
validate191.errors = [{instancePath:instancePath+"/judgements",schemaPath:"#/properties/judgements/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate191.errors = [{instancePath:instancePath+"/judgements",schemaPath:"#/properties/judgements/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":"object","additionalProperties":false,"required":["title","rows"],"properties":{"title":{"type":"string","minLength":1},"rows":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/informationRow"}}}};
const schema63 = {"type":"object","additionalProperties":false,"required":["label","field"],"properties":{"label":{"type":"string","minLength":1},"field":{"enum":["ref","case_ref","geographyCode","submitted_at","created_at","processed_at","summary.name","summary.address","address.street","address.streetNumber","address.streetNumberSuffix","address.postalCode","address.city","address.country","address.municipality","contact.name","contact.phone","contact.email","contact.initials","contact.surname","contact.title","contact.firstname","contact.street","contact.streetnumber","contact.streetsuffix","contact.postalCode","contact.city","contact.municipality","additional.vehicle.brand","additional.vehicle.model","additional.vehicle.purchaseDate","additional.parkingspot.permit","additional.parkingspot.reservedspot","additional.context.chargingtime","additional.location","additional.dossierID","vehicle.brand","vehicle.model","vehicle.numberplate","softrequirements.parkingpermit","softrequirements.parkingspot","raw.remarks","raw.timeslot"]},"kind":{"enum":["text","date","day","flag","timeslot","hours","email","phone"]}}};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.label === undefined) && (missing0 = "label")) || ((data.field === undefined) && (missing0 = "field"))){
validate262.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "field")) || (key0 === "kind"))){
validate262.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.label !== undefined){
let data0 = data.label;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate262.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate262.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
let data1 = data.field;
const _errs4 = errors;
if(!(((((((((((((((((((((((((((((((((((((((((((data1 === "ref") || (data1 === "case_ref")) || (data1 === "geographyCode")) || (data1 === "submitted_at")) || (data1 === "created_at")) || (data1 === "processed_at")) || (data1 === "summary.name")) || (data1 === "summary.address")) || (data1 === "address.street")) || (data1 === "address.streetNumber")) || (data1 === "address.streetNumberSuffix")) || (data1 === "address.postalCode")) || (data1 === "address.city")) || (data1 === "address.country")) || (data1 === "address.municipality")) || (data1 === "contact.name")) || (data1 === "contact.phone")) || (data1 === "contact.email")) || (data1 === "contact.initials")) || (data1 === "contact.surname")) || (data1 === "contact.title")) || (data1 === "contact.firstname")) || (data1 === "contact.street")) || (data1 === "contact.streetnumber")) || (data1 === "contact.streetsuffix")) || (data1 === "contact.postalCode")) || (data1 === "contact.city")) || (data1 === "contact.municipality")) || (data1 === "additional.vehicle.brand")) || (data1 === "additional.vehicle.model")) || (data1 === "additional.vehicle.purchaseDate")) || (data1 === "additional.parkingspot.permit")) || (data1 === "additional.parkingspot.reservedspot")) || (data1 === "additional.context.chargingtime")) || (data1 === "additional.location")) || (data1 === "additional.dossierID")) || (data1 === "vehicle.brand")) || (data1 === "vehicle.model")) || (data1 === "vehicle.numberplate")) || (data1 === "softrequirements.parkingpermit")) || (data1 === "softrequirements.parkingspot")) || (data1 === "raw.remarks")) || (data1 === "raw.timeslot"))){
validate262.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/enum",keyword:"enum",params:{allowedValues: schema63.properties.field.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
const _errs5 = errors;
if(!((((((((data2 === "text") || (data2 === "date")) || (data2 === "day")) || (data2 === "flag")) || (data2 === "timeslot")) || (data2 === "hours")) || (data2 === "email")) || (data2 === "phone"))){
validate262.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema63.properties.kind.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.rows === undefined) && (missing0 = "rows"))){
validate261.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "title") || (key0 === "rows"))){
validate261.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate261.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate261.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data1 = data.rows;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate261.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate262(data1[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate261.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "normaliser") || (key0 === "information"))){
validate190.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.normaliser !== undefined){
const _errs2 = errors;
if(!(validate191(data.normaliser, {instancePath:instancePath+"/normaliser",parentData:data,parentDataProperty:"normaliser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.information !== undefined){
let data1 = data.information;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate190.errors = [{instancePath:instancePath+"/information",schemaPath:"#/properties/information/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate261(data1[i0], {instancePath:instancePath+"/information/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/information",schemaPath:"#/properties/information/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"required":["sections"],"properties":{"title":{"type":"string","minLength":1,"maxLength":100},"sections":{"type":"array","minItems":1,"maxItems":30,"items":{"$ref":"#/$defs/documentSection"}}},"$defs":{"documentSection":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":100},"rows":{"type":"array","minItems":1,"maxItems":60,"items":{"$ref":"#/$defs/documentRow"}},"map":{"type":"boolean"},"pictures":{"type":"string","minLength":1,"maxLength":60}}},"documentRow":{"oneOf":[{"$ref":"#/$defs/factRow"},{"$ref":"#/$defs/fieldRow"},{"$ref":"#/$defs/groupRow"},{"$ref":"#/$defs/partiesRow"}]},"factRow":{"type":"object","additionalProperties":false,"required":["fact"],"properties":{"fact":{"enum":["case-reference","reference","process-type","step","requests","address","coordinates","started-on","made-on"]},"label":{"type":"string","minLength":1,"maxLength":100}}},"fieldRow":{"type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"condition.schema.json#/$defs/fieldPath"},"label":{"type":"string","minLength":1,"maxLength":100}}},"groupRow":{"type":"object","additionalProperties":false,"required":["group"],"properties":{"group":{"$ref":"condition.schema.json#/$defs/fieldPath"}}},"partiesRow":{"type":"object","additionalProperties":false,"required":["parties"],"properties":{"parties":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["cpo","municipality","customer","contractor","gridoperator"]}}}}}};
const schema65 = {"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":100},"rows":{"type":"array","minItems":1,"maxItems":60,"items":{"$ref":"#/$defs/documentRow"}},"map":{"type":"boolean"},"pictures":{"type":"string","minLength":1,"maxLength":60}}};
const schema66 = {"oneOf":[{"$ref":"#/$defs/factRow"},{"$ref":"#/$defs/fieldRow"},{"$ref":"#/$defs/groupRow"},{"$ref":"#/$defs/partiesRow"}]};
const schema67 = {"type":"object","additionalProperties":false,"required":["fact"],"properties":{"fact":{"enum":["case-reference","reference","process-type","step","requests","address","coordinates","started-on","made-on"]},"label":{"type":"string","minLength":1,"maxLength":100}}};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.fact === undefined) && (missing0 = "fact")){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "fact") || (key0 === "label"))){
validate269.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.fact !== undefined){
let data0 = data.fact;
const _errs2 = errors;
if(!(((((((((data0 === "case-reference") || (data0 === "reference")) || (data0 === "process-type")) || (data0 === "step")) || (data0 === "requests")) || (data0 === "address")) || (data0 === "coordinates")) || (data0 === "started-on")) || (data0 === "made-on"))){
validate269.errors = [{instancePath:instancePath+"/fact",schemaPath:"#/properties/fact/enum",keyword:"enum",params:{allowedValues: schema67.properties.fact.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data1 = data.label;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 100){
validate269.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data1) < 1){
validate269.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate269.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"condition.schema.json#/$defs/fieldPath"},"label":{"type":"string","minLength":1,"maxLength":100}}};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate272.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern3.test(data)){
validate272.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"}}];
return false;
}
}
}
else {
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.field === undefined) && (missing0 = "field")){
validate271.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "label"))){
validate271.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
const _errs2 = errors;
if(!(validate272(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data1 = data.label;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 100){
validate271.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data1) < 1){
validate271.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate271.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema70 = {"type":"object","additionalProperties":false,"required":["group"],"properties":{"group":{"$ref":"condition.schema.json#/$defs/fieldPath"}}};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.group === undefined) && (missing0 = "group")){
validate275.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "group")){
validate275.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
if(!(validate272(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate275.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":"object","additionalProperties":false,"required":["parties"],"properties":{"parties":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["cpo","municipality","customer","contractor","gridoperator"]}}}};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parties === undefined) && (missing0 = "parties")){
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "parties")){
validate278.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.parties !== undefined){
let data0 = data.parties;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate278.errors = [{instancePath:instancePath+"/parties",schemaPath:"#/properties/parties/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(((((data1 === "cpo") || (data1 === "municipality")) || (data1 === "customer")) || (data1 === "contractor")) || (data1 === "gridoperator"))){
validate278.errors = [{instancePath:instancePath+"/parties/" + i0,schemaPath:"#/properties/parties/items/enum",keyword:"enum",params:{allowedValues: schema71.properties.parties.items.enum}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func3(data0[i1], data0[j0])){
validate278.errors = [{instancePath:instancePath+"/parties",schemaPath:"#/properties/parties/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/parties",schemaPath:"#/properties/parties/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
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
if(!(validate269(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate271(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
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
const _errs3 = errors;
if(!(validate275(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
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
const _errs4 = errors;
if(!(validate278(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
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
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate268.errors = vErrors;
return false;
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
validate268.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate268.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate267.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "rows")) || (key0 === "map")) || (key0 === "pictures"))){
validate267.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate267.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data0) < 1){
validate267.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data1 = data.rows;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 60){
validate267.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit: 60}}];
return false;
}
else {
if(data1.length < 1){
validate267.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate268(data1[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.map !== undefined){
const _errs7 = errors;
if(typeof data.map !== "boolean"){
validate267.errors = [{instancePath:instancePath+"/map",schemaPath:"#/properties/map/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pictures !== undefined){
let data4 = data.pictures;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 60){
validate267.errors = [{instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func1(data4) < 1){
validate267.errors = [{instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sections === undefined) && (missing0 = "sections")){
validate266.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "title") || (key0 === "sections"))){
validate266.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate266.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data0) < 1){
validate266.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate266.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sections !== undefined){
let data1 = data.sections;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 30){
validate266.errors = [{instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/maxItems",keyword:"maxItems",params:{limit: 30}}];
return false;
}
else {
if(data1.length < 1){
validate266.errors = [{instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate267(data1[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate266.errors = [{instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate266.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema72 = {"type":"string","pattern":"^\\d{4,5}$"};
const pattern20 = new RegExp("^\\d{4,5}$", "u");

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern20.test(data)){
validate283.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4,5}$"}}];
return false;
}
}
else {
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema73 = {"type":"string","pattern":"^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$","maxLength":120};
const pattern21 = new RegExp("^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$", "u");

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 120){
validate287.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
else {
if(!pattern21.test(data)){
validate287.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(cpo|municipality|customer|contractor|gridoperator)\\|[a-z0-9-]+$"}}];
return false;
}
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema74 = {"type":"object","additionalProperties":false,"required":["uuid","label","enabled"],"properties":{"uuid":{"$ref":"flow.schema.json#/$defs/uuid"},"label":{"type":"string","minLength":1,"maxLength":60},"enabled":{"type":"boolean"},"deleted_at":{"type":["integer","null"]},"request":{"type":"boolean"},"process":{"type":"boolean"}}};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.uuid === undefined) && (missing0 = "uuid")) || ((data.label === undefined) && (missing0 = "label"))) || ((data.enabled === undefined) && (missing0 = "enabled"))){
validate291.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "uuid") || (key0 === "label")) || (key0 === "enabled")) || (key0 === "deleted_at")) || (key0 === "request")) || (key0 === "process"))){
validate291.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.uuid !== undefined){
const _errs2 = errors;
if(!(validate161(data.uuid, {instancePath:instancePath+"/uuid",parentData:data,parentDataProperty:"uuid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data1 = data.label;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 60){
validate291.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func1(data1) < 1){
validate291.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate291.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs5 = errors;
if(typeof data.enabled !== "boolean"){
validate291.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted_at !== undefined){
let data3 = data.deleted_at;
const _errs7 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
validate291.errors = [{instancePath:instancePath+"/deleted_at",schemaPath:"#/properties/deleted_at/type",keyword:"type",params:{type: schema74.properties.deleted_at.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
const _errs9 = errors;
if(typeof data.request !== "boolean"){
validate291.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process !== undefined){
const _errs11 = errors;
if(typeof data.process !== "boolean"){
validate291.errors = [{instancePath:instancePath+"/process",schemaPath:"#/properties/process/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate291.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema75 = {"type":"object","additionalProperties":false,"required":["items"],"properties":{"label":{"type":"string","minLength":1},"items":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/reportItem"}}}};
const schema76 = {"type":"object","additionalProperties":false,"required":["name","path","label","report"],"properties":{"name":{"type":"string","pattern":"^[A-Z][A-Za-z]*$"},"path":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"label":{"type":"string","minLength":1},"report":{"enum":["key-metrics","judgements","process-status","benchmark","totals"]},"access":{"type":"string","minLength":1},"tables":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/reportTable"}},"pageSize":{"type":"integer","minimum":1,"maximum":1000}}};
const pattern23 = new RegExp("^[A-Z][A-Za-z]*$", "u");
const schema77 = {"type":"object","additionalProperties":false,"required":["label","by","measures"],"properties":{"label":{"type":"string","minLength":1},"by":{"type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"type":"string","minLength":1}},"across":{"type":"string","minLength":1},"measures":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}}}};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.label === undefined) && (missing0 = "label")) || ((data.by === undefined) && (missing0 = "by"))) || ((data.measures === undefined) && (missing0 = "measures"))){
validate299.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "label") || (key0 === "by")) || (key0 === "across")) || (key0 === "measures"))){
validate299.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.label !== undefined){
let data0 = data.label;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate299.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate299.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
let data1 = data.by;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 3){
validate299.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data1.length < 1){
validate299.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate299.errors = [{instancePath:instancePath+"/by/" + i0,schemaPath:"#/properties/by/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate299.errors = [{instancePath:instancePath+"/by/" + i0,schemaPath:"#/properties/by/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate299.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate299.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.across !== undefined){
let data3 = data.across;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate299.errors = [{instancePath:instancePath+"/across",schemaPath:"#/properties/across/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate299.errors = [{instancePath:instancePath+"/across",schemaPath:"#/properties/across/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.measures !== undefined){
let data4 = data.measures;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length < 1){
validate299.errors = [{instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate299.errors = [{instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate299.errors = [{instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
if(valid3){
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
validate299.errors = [{instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}}];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
}
else {
validate299.errors = [{instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.label === undefined) && (missing0 = "label"))) || ((data.report === undefined) && (missing0 = "report"))){
validate298.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "path")) || (key0 === "label")) || (key0 === "report")) || (key0 === "access")) || (key0 === "tables")) || (key0 === "pageSize"))){
validate298.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern23.test(data0)){
validate298.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z]*$"}}];
return false;
}
}
else {
validate298.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate298.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}}];
return false;
}
}
else {
validate298.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data2 = data.label;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate298.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate298.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report !== undefined){
let data3 = data.report;
const _errs8 = errors;
if(!(((((data3 === "key-metrics") || (data3 === "judgements")) || (data3 === "process-status")) || (data3 === "benchmark")) || (data3 === "totals"))){
validate298.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/enum",keyword:"enum",params:{allowedValues: schema76.properties.report.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access !== undefined){
let data4 = data.access;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate298.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate298.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tables !== undefined){
let data5 = data.tables;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
if(data5.length < 1){
validate298.errors = [{instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate299(data5[i0], {instancePath:instancePath+"/tables/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate298.errors = [{instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data7 = data.pageSize;
const _errs14 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate298.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data7 == "number"){
if(data7 > 1000 || isNaN(data7)){
validate298.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate298.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
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
else {
validate298.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.items === undefined) && (missing0 = "items")){
validate297.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "label") || (key0 === "items"))){
validate297.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.label !== undefined){
let data0 = data.label;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate297.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate297.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate297.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate298(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate297.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate297.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema78 = {"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","minLength":1},"sum":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"}},"filled":{"type":"string","pattern":"^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"}}};
const pattern26 = new RegExp("^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$", "u");

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.label === undefined) && (missing0 = "label")){
validate303.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "sum")) || (key0 === "filled"))){
validate303.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.label !== undefined){
let data0 = data.label;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate303.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate303.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sum !== undefined){
let data1 = data.sum;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate303.errors = [{instancePath:instancePath+"/sum",schemaPath:"#/properties/sum/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern26.test(data2)){
validate303.errors = [{instancePath:instancePath+"/sum/" + i0,schemaPath:"#/properties/sum/items/pattern",keyword:"pattern",params:{pattern: "^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"}}];
return false;
}
}
else {
validate303.errors = [{instancePath:instancePath+"/sum/" + i0,schemaPath:"#/properties/sum/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate303.errors = [{instancePath:instancePath+"/sum",schemaPath:"#/properties/sum/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate303.errors = [{instancePath:instancePath+"/sum",schemaPath:"#/properties/sum/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filled !== undefined){
let data3 = data.filled;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern26.test(data3)){
validate303.errors = [{instancePath:instancePath+"/filled",schemaPath:"#/properties/filled/pattern",keyword:"pattern",params:{pattern: "^(values|CurrentLocation)\\.[A-Za-z0-9_.-]+$"}}];
return false;
}
}
else {
validate303.errors = [{instancePath:instancePath+"/filled",schemaPath:"#/properties/filled/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate303.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"object","additionalProperties":false,"required":["slug","title"],"properties":{"slug":{"$ref":"#/$defs/pageSlug"},"title":{"type":"string","minLength":1,"maxLength":80},"needs":{"$ref":"#/$defs/attributes"},"aliases":{"type":"array","items":{"$ref":"#/$defs/pageSlug"}},"helps":{"type":"array","items":{"type":"string","pattern":"^(/|(/[a-z0-9*-]+)+)$","maxLength":100}}}};
const schema80 = {"type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":80};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 80){
validate306.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80}}];
return false;
}
else {
if(!pattern5.test(data)){
validate306.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}}];
return false;
}
}
}
else {
validate306.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema81 = {"type":"array","minItems":1,"items":{"enum":["requestlist","requestlocations","realisationlist","locationlist","realisationbtn","requestcomment","realisationcomment","canChangeStatus","canChangeCommentStatus","canModerateComments","canConfirmTrafficDecisions","canAccessDebugger","automatedViews","generateStartDoc","admin","reporting","customerreports","eventlog","chargingpoints","manuals","export"]}};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate308.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(((((((((((((((((((((data0 === "requestlist") || (data0 === "requestlocations")) || (data0 === "realisationlist")) || (data0 === "locationlist")) || (data0 === "realisationbtn")) || (data0 === "requestcomment")) || (data0 === "realisationcomment")) || (data0 === "canChangeStatus")) || (data0 === "canChangeCommentStatus")) || (data0 === "canModerateComments")) || (data0 === "canConfirmTrafficDecisions")) || (data0 === "canAccessDebugger")) || (data0 === "automatedViews")) || (data0 === "generateStartDoc")) || (data0 === "admin")) || (data0 === "reporting")) || (data0 === "customerreports")) || (data0 === "eventlog")) || (data0 === "chargingpoints")) || (data0 === "manuals")) || (data0 === "export"))){
validate308.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/enum",keyword:"enum",params:{allowedValues: schema81.items.enum}}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const pattern29 = new RegExp("^(/|(/[a-z0-9*-]+)+)$", "u");

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.slug === undefined) && (missing0 = "slug")) || ((data.title === undefined) && (missing0 = "title"))){
validate305.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "slug") || (key0 === "title")) || (key0 === "needs")) || (key0 === "aliases")) || (key0 === "helps"))){
validate305.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.slug !== undefined){
const _errs2 = errors;
if(!(validate306(data.slug, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 80){
validate305.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80}}];
return false;
}
else {
if(func1(data1) < 1){
validate305.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate305.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.needs !== undefined){
const _errs5 = errors;
if(!(validate308(data.needs, {instancePath:instancePath+"/needs",parentData:data,parentDataProperty:"needs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aliases !== undefined){
let data3 = data.aliases;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate306(data3[i0], {instancePath:instancePath+"/aliases/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate305.errors = [{instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.helps !== undefined){
let data5 = data.helps;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs11 = errors;
if(errors === _errs11){
if(typeof data6 === "string"){
if(func1(data6) > 100){
validate305.errors = [{instancePath:instancePath+"/helps/" + i1,schemaPath:"#/properties/helps/items/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(!pattern29.test(data6)){
validate305.errors = [{instancePath:instancePath+"/helps/" + i1,schemaPath:"#/properties/helps/items/pattern",keyword:"pattern",params:{pattern: "^(/|(/[a-z0-9*-]+)+)$"}}];
return false;
}
}
}
else {
validate305.errors = [{instancePath:instancePath+"/helps/" + i1,schemaPath:"#/properties/helps/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate305.errors = [{instancePath:instancePath+"/helps",schemaPath:"#/properties/helps/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate305.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema82 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"label":{"type":"string","minLength":1},"fields":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"$ref":"#/$defs/listField"}},"layouts":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/listLayout"}},"sheet":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/listColumn"}},"filters":{"type":"array","items":{"$ref":"#/$defs/listFilter"}},"categories":{"type":"array","items":{"$ref":"#/$defs/listCategory"}},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"pageSizes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":1000}},"sort":{"type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"#/$defs/fieldName"},"descending":{"type":"boolean"}}},"minWidth":{"type":"integer","minimum":320,"maximum":4000},"maxWidth":{"type":"integer","minimum":320,"maximum":4000}},"$defs":{"fieldName":{"type":"string","pattern":"^[a-z][A-Za-z0-9]*$"},"listField":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","minLength":1},"word":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"path":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$"},"kind":{"enum":["text","number","date","instant","option","flag"]},"options":{"type":"string","minLength":1}}},"listLayout":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"label":{"type":"string","minLength":1},"access":{"type":"string"},"columns":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/listColumn"}},"add":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/listColumn"}}}},"listColumn":{"type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"#/$defs/fieldName"},"label":{"type":"string","minLength":1},"width":{"type":"integer","minimum":4,"maximum":800},"export":{"type":"boolean"},"after":{"type":"string"}}},"listFilter":{"type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"#/$defs/fieldName"},"label":{"type":"string","minLength":1},"multiple":{"type":"boolean"},"more":{"type":"boolean"}}},"listCategory":{"type":"object","additionalProperties":false,"required":["word","label"],"properties":{"word":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"label":{"type":"string","minLength":1},"field":{"$ref":"#/$defs/fieldName"},"values":{"type":"array","minItems":1,"items":{"type":"string"}},"layout":{"type":"string"},"default":{"type":"boolean"}}}}};
const pattern25 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const schema83 = {"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","minLength":1},"word":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"path":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$"},"kind":{"enum":["text","number","date","instant","option","flag"]},"options":{"type":"string","minLength":1}}};
const pattern33 = new RegExp("^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$", "u");

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "label") || (key0 === "word")) || (key0 === "path")) || (key0 === "kind")) || (key0 === "options"))){
validate315.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.label !== undefined){
let data0 = data.label;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate315.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate315.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.word !== undefined){
let data1 = data.word;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate315.errors = [{instancePath:instancePath+"/word",schemaPath:"#/properties/word/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}}];
return false;
}
}
else {
validate315.errors = [{instancePath:instancePath+"/word",schemaPath:"#/properties/word/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data2 = data.path;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern33.test(data2)){
validate315.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$"}}];
return false;
}
}
else {
validate315.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data3 = data.kind;
const _errs8 = errors;
if(!((((((data3 === "text") || (data3 === "number")) || (data3 === "date")) || (data3 === "instant")) || (data3 === "option")) || (data3 === "flag"))){
validate315.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema83.properties.kind.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data4 = data.options;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate315.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate315.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate315.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema84 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"label":{"type":"string","minLength":1},"access":{"type":"string"},"columns":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/listColumn"}},"add":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/listColumn"}}}};
const schema85 = {"type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"#/$defs/fieldName"},"label":{"type":"string","minLength":1},"width":{"type":"integer","minimum":4,"maximum":800},"export":{"type":"boolean"},"after":{"type":"string"}}};
const schema86 = {"type":"string","pattern":"^[a-z][A-Za-z0-9]*$"};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern25.test(data)){
validate319.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"}}];
return false;
}
}
else {
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.field === undefined) && (missing0 = "field")){
validate318.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "field") || (key0 === "label")) || (key0 === "width")) || (key0 === "export")) || (key0 === "after"))){
validate318.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
const _errs2 = errors;
if(!(validate319(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data1 = data.label;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate318.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate318.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate318.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 800 || isNaN(data2)){
validate318.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 800}}];
return false;
}
else {
if(data2 < 4 || isNaN(data2)){
validate318.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4}}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.export !== undefined){
const _errs7 = errors;
if(typeof data.export !== "boolean"){
validate318.errors = [{instancePath:instancePath+"/export",schemaPath:"#/properties/export/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs9 = errors;
if(typeof data.after !== "string"){
validate318.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate317.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "label")) || (key0 === "access")) || (key0 === "columns")) || (key0 === "add"))){
validate317.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate317.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}}];
return false;
}
}
else {
validate317.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data1 = data.label;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate317.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate317.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access !== undefined){
const _errs6 = errors;
if(typeof data.access !== "string"){
validate317.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data3 = data.columns;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length < 1){
validate317.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate318(data3[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add !== undefined){
let data5 = data.add;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
if(data5.length < 1){
validate317.errors = [{instancePath:instancePath+"/add",schemaPath:"#/properties/add/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate318(data5[i1], {instancePath:instancePath+"/add/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate317.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema87 = {"type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"#/$defs/fieldName"},"label":{"type":"string","minLength":1},"multiple":{"type":"boolean"},"more":{"type":"boolean"}}};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.field === undefined) && (missing0 = "field")){
validate325.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "field") || (key0 === "label")) || (key0 === "multiple")) || (key0 === "more"))){
validate325.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
const _errs2 = errors;
if(!(validate319(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data1 = data.label;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate325.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate325.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multiple !== undefined){
const _errs5 = errors;
if(typeof data.multiple !== "boolean"){
validate325.errors = [{instancePath:instancePath+"/multiple",schemaPath:"#/properties/multiple/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.more !== undefined){
const _errs7 = errors;
if(typeof data.more !== "boolean"){
validate325.errors = [{instancePath:instancePath+"/more",schemaPath:"#/properties/more/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema88 = {"type":"object","additionalProperties":false,"required":["word","label"],"properties":{"word":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"label":{"type":"string","minLength":1},"field":{"$ref":"#/$defs/fieldName"},"values":{"type":"array","minItems":1,"items":{"type":"string"}},"layout":{"type":"string"},"default":{"type":"boolean"}}};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.word === undefined) && (missing0 = "word")) || ((data.label === undefined) && (missing0 = "label"))){
validate328.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "word") || (key0 === "label")) || (key0 === "field")) || (key0 === "values")) || (key0 === "layout")) || (key0 === "default"))){
validate328.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.word !== undefined){
let data0 = data.word;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate328.errors = [{instancePath:instancePath+"/word",schemaPath:"#/properties/word/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}}];
return false;
}
}
else {
validate328.errors = [{instancePath:instancePath+"/word",schemaPath:"#/properties/word/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data1 = data.label;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate328.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate328.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
const _errs6 = errors;
if(!(validate319(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data3 = data.values;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate328.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data3[i0] !== "string"){
validate328.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate328.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.layout !== undefined){
const _errs11 = errors;
if(typeof data.layout !== "string"){
validate328.errors = [{instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined){
const _errs13 = errors;
if(typeof data.default !== "boolean"){
validate328.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate328.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema82.properties, key0))){
validate314.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
const _errs2 = errors;
if(typeof data.$schema !== "string"){
validate314.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data1 = data.label;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate314.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate314.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data2 = data.fields;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs8 = errors;
if(typeof key1 === "string"){
if(!pattern25.test(key1)){
const err0 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
const err1 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate314.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data2){
const _errs10 = errors;
if(!(validate315(data2[key2], {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.layouts !== undefined){
let data4 = data.layouts;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length < 1){
validate314.errors = [{instancePath:instancePath+"/layouts",schemaPath:"#/properties/layouts/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate317(data4[i0], {instancePath:instancePath+"/layouts/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/layouts",schemaPath:"#/properties/layouts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sheet !== undefined){
let data6 = data.sheet;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
if(data6.length < 1){
validate314.errors = [{instancePath:instancePath+"/sheet",schemaPath:"#/properties/sheet/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs16 = errors;
if(!(validate318(data6[i1], {instancePath:instancePath+"/sheet/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/sheet",schemaPath:"#/properties/sheet/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
let data8 = data.filters;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid5 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs19 = errors;
if(!(validate325(data8[i2], {instancePath:instancePath+"/filters/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
var valid5 = _errs19 === errors;
if(!valid5){
break;
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.categories !== undefined){
let data10 = data.categories;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data10)){
var valid6 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
const _errs22 = errors;
if(!(validate328(data10[i3], {instancePath:instancePath+"/categories/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data12 = data.pageSize;
const _errs23 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate314.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if(typeof data12 == "number"){
if(data12 > 1000 || isNaN(data12)){
validate314.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data12 < 1 || isNaN(data12)){
validate314.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSizes !== undefined){
let data13 = data.pageSizes;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data13)){
if(data13.length < 1){
validate314.errors = [{instancePath:instancePath+"/pageSizes",schemaPath:"#/properties/pageSizes/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid7 = true;
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
const _errs27 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate314.errors = [{instancePath:instancePath+"/pageSizes/" + i4,schemaPath:"#/properties/pageSizes/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs27){
if(typeof data14 == "number"){
if(data14 > 1000 || isNaN(data14)){
validate314.errors = [{instancePath:instancePath+"/pageSizes/" + i4,schemaPath:"#/properties/pageSizes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data14 < 1 || isNaN(data14)){
validate314.errors = [{instancePath:instancePath+"/pageSizes/" + i4,schemaPath:"#/properties/pageSizes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid7 = _errs27 === errors;
if(!valid7){
break;
}
}
if(valid7){
let i5 = data13.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data13[i5];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate314.errors = [{instancePath:instancePath+"/pageSizes",schemaPath:"#/properties/pageSizes/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j0}}];
return false;
break;
}
indices0[item0] = i5;
}
}
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/pageSizes",schemaPath:"#/properties/pageSizes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data15 = data.sort;
const _errs29 = errors;
if(errors === _errs29){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing0;
if((data15.field === undefined) && (missing0 = "field")){
validate314.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs31 = errors;
for(const key3 in data15){
if(!((key3 === "field") || (key3 === "descending"))){
validate314.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs31 === errors){
if(data15.field !== undefined){
const _errs32 = errors;
if(!(validate319(data15.field, {instancePath:instancePath+"/sort/field",parentData:data15,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid9 = _errs32 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.descending !== undefined){
const _errs33 = errors;
if(typeof data15.descending !== "boolean"){
validate314.errors = [{instancePath:instancePath+"/sort/descending",schemaPath:"#/properties/sort/properties/descending/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid9 = _errs33 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data18 = data.minWidth;
const _errs35 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate314.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs35){
if(typeof data18 == "number"){
if(data18 > 4000 || isNaN(data18)){
validate314.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000}}];
return false;
}
else {
if(data18 < 320 || isNaN(data18)){
validate314.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 320}}];
return false;
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxWidth !== undefined){
let data19 = data.maxWidth;
const _errs37 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate314.errors = [{instancePath:instancePath+"/maxWidth",schemaPath:"#/properties/maxWidth/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs37){
if(typeof data19 == "number"){
if(data19 > 4000 || isNaN(data19)){
validate314.errors = [{instancePath:instancePath+"/maxWidth",schemaPath:"#/properties/maxWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000}}];
return false;
}
else {
if(data19 < 320 || isNaN(data19)){
validate314.errors = [{instancePath:instancePath+"/maxWidth",schemaPath:"#/properties/maxWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 320}}];
return false;
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
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
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.const === undefined) && (missing0 = "const")) || ((data.title === undefined) && (missing0 = "title"))){
validate335.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "const") || (key0 === "title")) || (key0 === "x-inactive"))){
validate335.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.const !== undefined){
let data0 = data.const;
const _errs2 = errors;
if(((typeof data0 !== "string") && (!(typeof data0 == "number"))) && (typeof data0 !== "boolean")){
validate335.errors = [{instancePath:instancePath+"/const",schemaPath:"#/properties/const/type",keyword:"type",params:{type: schema20.properties.const.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate335.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-inactive"] !== undefined){
const _errs6 = errors;
if(typeof data["x-inactive"] !== "boolean"){
validate335.errors = [{instancePath:instancePath+"/x-inactive",schemaPath:"#/properties/x-inactive/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate335.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((((((data === "cpo") || (data === "municipality")) || (data === "admin")) || (data === "developer")) || (data === "rvb")) || (data === "customer")) || (data === "caseworker")) || (data === "caseviewer")) || (data === "guest"))){
validate337.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema28.enum}}];
return false;
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern13 = new RegExp("^$|^https?://", "u");
const pattern17 = new RegExp("^[a-z]+$", "u");
const pattern22 = new RegExp("^(https?://\\S+|[a-z0-9-]+\\.geojson)$", "u");
const pattern30 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const pattern37 = new RegExp("^(\\*|\\d{4,5}|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} \\-,._@+!?:;/&]{0,99})$", "u");

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.slug === undefined) && (missing0 = "slug")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.acronym === undefined) && (missing0 = "acronym"))) || ((data.pageTitle === undefined) && (missing0 = "pageTitle"))) || ((data.supportAddress === undefined) && (missing0 = "supportAddress"))) || ((data.theme === undefined) && (missing0 = "theme"))) || ((data.flow === undefined) && (missing0 = "flow"))) || ((data.access === undefined) && (missing0 = "access"))) || ((data.filterWords === undefined) && (missing0 = "filterWords"))) || ((data.processTypes === undefined) && (missing0 = "processTypes"))) || ((data.onHoldReasons === undefined) && (missing0 = "onHoldReasons"))) || ((data.cancelReasons === undefined) && (missing0 = "cancelReasons"))) || ((data.search === undefined) && (missing0 = "search"))) || ((data.map === undefined) && (missing0 = "map"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema46.properties, key0))){
validate153.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
const _errs2 = errors;
if(typeof data.$schema !== "string"){
validate153.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slug !== undefined){
const _errs4 = errors;
if(!(validate154(data.slug, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate153.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data3 = data.label;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate153.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acronym !== undefined){
let data4 = data.acronym;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 10){
validate153.errors = [{instancePath:instancePath+"/acronym",schemaPath:"#/properties/acronym/maxLength",keyword:"maxLength",params:{limit: 10}}];
return false;
}
else {
if(func1(data4) < 1){
validate153.errors = [{instancePath:instancePath+"/acronym",schemaPath:"#/properties/acronym/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/acronym",schemaPath:"#/properties/acronym/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.export !== undefined){
let data5 = data.export;
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
const _errs13 = errors;
for(const key1 in data5){
if(!(key1 === "postalCodes")){
validate153.errors = [{instancePath:instancePath+"/export",schemaPath:"#/properties/export/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data5.postalCodes !== undefined){
let data6 = data5.postalCodes;
if(!((data6 === "formatted") || (data6 === "stored"))){
validate153.errors = [{instancePath:instancePath+"/export/postalCodes",schemaPath:"#/properties/export/properties/postalCodes/enum",keyword:"enum",params:{allowedValues: schema46.properties.export.properties.postalCodes.enum}}];
return false;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/export",schemaPath:"#/properties/export/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageTitle !== undefined){
let data7 = data.pageTitle;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func1(data7) < 1){
validate153.errors = [{instancePath:instancePath+"/pageTitle",schemaPath:"#/properties/pageTitle/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/pageTitle",schemaPath:"#/properties/pageTitle/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseUrl !== undefined){
let data8 = data.baseUrl;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern13.test(data8)){
validate153.errors = [{instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^$|^https?://"}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined){
const _errs19 = errors;
if(typeof data.default !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supportAddress !== undefined){
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(!(typeof data.supportAddress === "string")){
validate153.errors = [{instancePath:instancePath+"/supportAddress",schemaPath:"#/properties/supportAddress/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.theme !== undefined){
const _errs23 = errors;
if(!(validate156(data.theme, {instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flow !== undefined){
const _errs24 = errors;
if(!(validate161(data.flow, {instancePath:instancePath+"/flow",parentData:data,parentDataProperty:"flow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access !== undefined){
let data13 = data.access;
const _errs25 = errors;
if(errors === _errs25){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
const _errs27 = errors;
for(const key2 in data13){
if(!(func0.call(schema46.properties.access.properties, key2))){
validate153.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs27 === errors){
if(data13.requestlist !== undefined){
const _errs28 = errors;
if(!(validate163(data13.requestlist, {instancePath:instancePath+"/access/requestlist",parentData:data13,parentDataProperty:"requestlist",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.requestlocations !== undefined){
const _errs29 = errors;
if(!(validate163(data13.requestlocations, {instancePath:instancePath+"/access/requestlocations",parentData:data13,parentDataProperty:"requestlocations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.realisationlist !== undefined){
const _errs30 = errors;
if(!(validate163(data13.realisationlist, {instancePath:instancePath+"/access/realisationlist",parentData:data13,parentDataProperty:"realisationlist",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.locationlist !== undefined){
const _errs31 = errors;
if(!(validate163(data13.locationlist, {instancePath:instancePath+"/access/locationlist",parentData:data13,parentDataProperty:"locationlist",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.realisationbtn !== undefined){
const _errs32 = errors;
if(!(validate163(data13.realisationbtn, {instancePath:instancePath+"/access/realisationbtn",parentData:data13,parentDataProperty:"realisationbtn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.requestcomment !== undefined){
const _errs33 = errors;
if(!(validate163(data13.requestcomment, {instancePath:instancePath+"/access/requestcomment",parentData:data13,parentDataProperty:"requestcomment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.realisationcomment !== undefined){
const _errs34 = errors;
if(!(validate163(data13.realisationcomment, {instancePath:instancePath+"/access/realisationcomment",parentData:data13,parentDataProperty:"realisationcomment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.canChangeStatus !== undefined){
const _errs35 = errors;
if(!(validate163(data13.canChangeStatus, {instancePath:instancePath+"/access/canChangeStatus",parentData:data13,parentDataProperty:"canChangeStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.canChangeCommentStatus !== undefined){
const _errs36 = errors;
if(!(validate163(data13.canChangeCommentStatus, {instancePath:instancePath+"/access/canChangeCommentStatus",parentData:data13,parentDataProperty:"canChangeCommentStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.canModerateComments !== undefined){
const _errs37 = errors;
if(!(validate163(data13.canModerateComments, {instancePath:instancePath+"/access/canModerateComments",parentData:data13,parentDataProperty:"canModerateComments",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs37 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.canConfirmTrafficDecisions !== undefined){
const _errs38 = errors;
if(!(validate163(data13.canConfirmTrafficDecisions, {instancePath:instancePath+"/access/canConfirmTrafficDecisions",parentData:data13,parentDataProperty:"canConfirmTrafficDecisions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.canAccessDebugger !== undefined){
const _errs39 = errors;
if(!(validate163(data13.canAccessDebugger, {instancePath:instancePath+"/access/canAccessDebugger",parentData:data13,parentDataProperty:"canAccessDebugger",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs39 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.automatedViews !== undefined){
const _errs40 = errors;
if(!(validate163(data13.automatedViews, {instancePath:instancePath+"/access/automatedViews",parentData:data13,parentDataProperty:"automatedViews",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs40 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.generateStartDoc !== undefined){
const _errs41 = errors;
if(!(validate163(data13.generateStartDoc, {instancePath:instancePath+"/access/generateStartDoc",parentData:data13,parentDataProperty:"generateStartDoc",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs41 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.admin !== undefined){
const _errs42 = errors;
if(!(validate163(data13.admin, {instancePath:instancePath+"/access/admin",parentData:data13,parentDataProperty:"admin",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs42 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.reporting !== undefined){
const _errs43 = errors;
if(!(validate163(data13.reporting, {instancePath:instancePath+"/access/reporting",parentData:data13,parentDataProperty:"reporting",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs43 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.customerreports !== undefined){
const _errs44 = errors;
if(!(validate163(data13.customerreports, {instancePath:instancePath+"/access/customerreports",parentData:data13,parentDataProperty:"customerreports",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs44 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.eventlog !== undefined){
const _errs45 = errors;
if(!(validate163(data13.eventlog, {instancePath:instancePath+"/access/eventlog",parentData:data13,parentDataProperty:"eventlog",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs45 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.chargingpoints !== undefined){
const _errs46 = errors;
if(!(validate163(data13.chargingpoints, {instancePath:instancePath+"/access/chargingpoints",parentData:data13,parentDataProperty:"chargingpoints",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs46 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.manuals !== undefined){
const _errs47 = errors;
if(!(validate163(data13.manuals, {instancePath:instancePath+"/access/manuals",parentData:data13,parentDataProperty:"manuals",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs47 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.export !== undefined){
const _errs48 = errors;
if(!(validate163(data13.export, {instancePath:instancePath+"/access/export",parentData:data13,parentDataProperty:"export",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs48 === errors;
}
else {
var valid2 = true;
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
}
else {
validate153.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.judges !== undefined){
const _errs49 = errors;
if(!(validate163(data.judges, {instancePath:instancePath+"/judges",parentData:data,parentDataProperty:"judges",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filterWords !== undefined){
let data36 = data.filterWords;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data36)){
if(data36.length < 1){
validate153.errors = [{instancePath:instancePath+"/filterWords",schemaPath:"#/properties/filterWords/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len0 = data36.length;
for(let i0=0; i0<len0; i0++){
let data37 = data36[i0];
const _errs52 = errors;
if(errors === _errs52){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing1;
if((((data37.word === undefined) && (missing1 = "word")) || ((data37.label === undefined) && (missing1 = "label"))) || ((data37.category === undefined) && (missing1 = "category"))){
validate153.errors = [{instancePath:instancePath+"/filterWords/" + i0,schemaPath:"#/properties/filterWords/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs54 = errors;
for(const key3 in data37){
if(!((((key3 === "word") || (key3 === "label")) || (key3 === "category")) || (key3 === "aliases"))){
validate153.errors = [{instancePath:instancePath+"/filterWords/" + i0,schemaPath:"#/properties/filterWords/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs54 === errors){
if(data37.word !== undefined){
let data38 = data37.word;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data38 === "string"){
if(!pattern17.test(data38)){
validate153.errors = [{instancePath:instancePath+"/filterWords/" + i0+"/word",schemaPath:"#/properties/filterWords/items/properties/word/pattern",keyword:"pattern",params:{pattern: "^[a-z]+$"}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/filterWords/" + i0+"/word",schemaPath:"#/properties/filterWords/items/properties/word/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs55 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data37.label !== undefined){
let data39 = data37.label;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data39 === "string"){
if(func1(data39) < 1){
validate153.errors = [{instancePath:instancePath+"/filterWords/" + i0+"/label",schemaPath:"#/properties/filterWords/items/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/filterWords/" + i0+"/label",schemaPath:"#/properties/filterWords/items/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs57 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data37.category !== undefined){
let data40 = data37.category;
const _errs59 = errors;
if(!((((((data40 === "active") || (data40 === "municipality")) || (data40 === "cpo")) || (data40 === "onhold")) || (data40 === "completed")) || (data40 === "cancelled"))){
validate153.errors = [{instancePath:instancePath+"/filterWords/" + i0+"/category",schemaPath:"#/properties/filterWords/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema46.properties.filterWords.items.properties.category.enum}}];
return false;
}
var valid4 = _errs59 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data37.aliases !== undefined){
let data41 = data37.aliases;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data41)){
var valid5 = true;
const len1 = data41.length;
for(let i1=0; i1<len1; i1++){
let data42 = data41[i1];
const _errs62 = errors;
if(errors === _errs62){
if(typeof data42 === "string"){
if(!pattern17.test(data42)){
validate153.errors = [{instancePath:instancePath+"/filterWords/" + i0+"/aliases/" + i1,schemaPath:"#/properties/filterWords/items/properties/aliases/items/pattern",keyword:"pattern",params:{pattern: "^[a-z]+$"}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/filterWords/" + i0+"/aliases/" + i1,schemaPath:"#/properties/filterWords/items/properties/aliases/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs62 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i2 = data41.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data41[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate153.errors = [{instancePath:instancePath+"/filterWords/" + i0+"/aliases",schemaPath:"#/properties/filterWords/items/properties/aliases/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}}];
return false;
break;
}
indices0[item0] = i2;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/filterWords/" + i0+"/aliases",schemaPath:"#/properties/filterWords/items/properties/aliases/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs60 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/filterWords/" + i0,schemaPath:"#/properties/filterWords/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs52 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/filterWords",schemaPath:"#/properties/filterWords/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processTypes !== undefined){
let data43 = data.processTypes;
const _errs64 = errors;
if(errors === _errs64){
if(Array.isArray(data43)){
if(data43.length < 1){
validate153.errors = [{instancePath:instancePath+"/processTypes",schemaPath:"#/properties/processTypes/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid7 = true;
const len2 = data43.length;
for(let i3=0; i3<len2; i3++){
let data44 = data43[i3];
const _errs66 = errors;
if(errors === _errs66){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
let missing2;
if(((data44.value === undefined) && (missing2 = "value")) || ((data44.text === undefined) && (missing2 = "text"))){
validate153.errors = [{instancePath:instancePath+"/processTypes/" + i3,schemaPath:"#/properties/processTypes/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs68 = errors;
for(const key4 in data44){
if(!(((key4 === "value") || (key4 === "text")) || (key4 === "meta"))){
validate153.errors = [{instancePath:instancePath+"/processTypes/" + i3,schemaPath:"#/properties/processTypes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs68 === errors){
if(data44.value !== undefined){
let data45 = data44.value;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data45 === "string"){
if(func1(data45) < 1){
validate153.errors = [{instancePath:instancePath+"/processTypes/" + i3+"/value",schemaPath:"#/properties/processTypes/items/properties/value/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/processTypes/" + i3+"/value",schemaPath:"#/properties/processTypes/items/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs69 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data44.text !== undefined){
let data46 = data44.text;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data46 === "string"){
if(func1(data46) < 1){
validate153.errors = [{instancePath:instancePath+"/processTypes/" + i3+"/text",schemaPath:"#/properties/processTypes/items/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/processTypes/" + i3+"/text",schemaPath:"#/properties/processTypes/items/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs71 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data44.meta !== undefined){
let data47 = data44.meta;
const _errs73 = errors;
if(errors === _errs73){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
const _errs75 = errors;
for(const key5 in data47){
if(!(key5 === "subtype")){
let data48 = data47[key5];
const _errs76 = errors;
if(((typeof data48 !== "string") && (!(typeof data48 == "number"))) && (typeof data48 !== "boolean")){
validate153.errors = [{instancePath:instancePath+"/processTypes/" + i3+"/meta/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/processTypes/items/properties/meta/additionalProperties/type",keyword:"type",params:{type: schema46.properties.processTypes.items.properties.meta.additionalProperties.type}}];
return false;
}
var valid9 = _errs76 === errors;
if(!valid9){
break;
}
}
}
if(_errs75 === errors){
if(data47.subtype !== undefined){
if(typeof data47.subtype !== "string"){
validate153.errors = [{instancePath:instancePath+"/processTypes/" + i3+"/meta/subtype",schemaPath:"#/properties/processTypes/items/properties/meta/properties/subtype/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/processTypes/" + i3+"/meta",schemaPath:"#/properties/processTypes/items/properties/meta/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid8 = _errs73 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/processTypes/" + i3,schemaPath:"#/properties/processTypes/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs66 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/processTypes",schemaPath:"#/properties/processTypes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onHoldReasons !== undefined){
let data50 = data.onHoldReasons;
const _errs80 = errors;
if(errors === _errs80){
if(Array.isArray(data50)){
if(data50.length < 1){
validate153.errors = [{instancePath:instancePath+"/onHoldReasons",schemaPath:"#/properties/onHoldReasons/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid11 = true;
const len3 = data50.length;
for(let i4=0; i4<len3; i4++){
const _errs82 = errors;
if(!(validate187(data50[i4], {instancePath:instancePath+"/onHoldReasons/" + i4,parentData:data50,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var valid11 = _errs82 === errors;
if(!valid11){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/onHoldReasons",schemaPath:"#/properties/onHoldReasons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancelReasons !== undefined){
let data52 = data.cancelReasons;
const _errs83 = errors;
if(errors === _errs83){
if(Array.isArray(data52)){
if(data52.length < 1){
validate153.errors = [{instancePath:instancePath+"/cancelReasons",schemaPath:"#/properties/cancelReasons/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid12 = true;
const len4 = data52.length;
for(let i5=0; i5<len4; i5++){
const _errs85 = errors;
if(!(validate187(data52[i5], {instancePath:instancePath+"/cancelReasons/" + i5,parentData:data52,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var valid12 = _errs85 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/cancelReasons",schemaPath:"#/properties/cancelReasons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasonOptions !== undefined){
let data54 = data.reasonOptions;
const _errs86 = errors;
if(errors === _errs86){
if(Array.isArray(data54)){
var valid13 = true;
const len5 = data54.length;
for(let i6=0; i6<len5; i6++){
let data55 = data54[i6];
const _errs88 = errors;
if(errors === _errs88){
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
let missing3;
if((((data55.status === undefined) && (missing3 = "status")) || ((data55.value === undefined) && (missing3 = "value"))) || ((data55.text === undefined) && (missing3 = "text"))){
validate153.errors = [{instancePath:instancePath+"/reasonOptions/" + i6,schemaPath:"#/properties/reasonOptions/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs90 = errors;
for(const key6 in data55){
if(!((((((key6 === "status") || (key6 === "value")) || (key6 === "text")) || (key6 === "short")) || (key6 === "custom")) || (key6 === "placeholder"))){
validate153.errors = [{instancePath:instancePath+"/reasonOptions/" + i6,schemaPath:"#/properties/reasonOptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs90 === errors){
if(data55.status !== undefined){
let data56 = data55.status;
const _errs91 = errors;
if(!(((data56 === 3) || (data56 === 4)) || (data56 === 5))){
validate153.errors = [{instancePath:instancePath+"/reasonOptions/" + i6+"/status",schemaPath:"#/properties/reasonOptions/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema46.properties.reasonOptions.items.properties.status.enum}}];
return false;
}
var valid14 = _errs91 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data55.value !== undefined){
let data57 = data55.value;
const _errs92 = errors;
if(errors === _errs92){
if(typeof data57 === "string"){
if(func1(data57) < 1){
validate153.errors = [{instancePath:instancePath+"/reasonOptions/" + i6+"/value",schemaPath:"#/properties/reasonOptions/items/properties/value/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/reasonOptions/" + i6+"/value",schemaPath:"#/properties/reasonOptions/items/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid14 = _errs92 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data55.text !== undefined){
let data58 = data55.text;
const _errs94 = errors;
if(errors === _errs94){
if(typeof data58 === "string"){
if(func1(data58) < 1){
validate153.errors = [{instancePath:instancePath+"/reasonOptions/" + i6+"/text",schemaPath:"#/properties/reasonOptions/items/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/reasonOptions/" + i6+"/text",schemaPath:"#/properties/reasonOptions/items/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid14 = _errs94 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data55.short !== undefined){
const _errs96 = errors;
if(typeof data55.short !== "string"){
validate153.errors = [{instancePath:instancePath+"/reasonOptions/" + i6+"/short",schemaPath:"#/properties/reasonOptions/items/properties/short/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs96 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data55.custom !== undefined){
const _errs98 = errors;
if(typeof data55.custom !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/reasonOptions/" + i6+"/custom",schemaPath:"#/properties/reasonOptions/items/properties/custom/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid14 = _errs98 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data55.placeholder !== undefined){
const _errs100 = errors;
if(typeof data55.placeholder !== "string"){
validate153.errors = [{instancePath:instancePath+"/reasonOptions/" + i6+"/placeholder",schemaPath:"#/properties/reasonOptions/items/properties/placeholder/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs100 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/reasonOptions/" + i6,schemaPath:"#/properties/reasonOptions/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid13 = _errs88 === errors;
if(!valid13){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/reasonOptions",schemaPath:"#/properties/reasonOptions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
const _errs102 = errors;
if(!(validate190(data.requests, {instancePath:instancePath+"/requests",parentData:data,parentDataProperty:"requests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var valid0 = _errs102 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startDocument !== undefined){
const _errs103 = errors;
if(!(validate266(data.startDocument, {instancePath:instancePath+"/startDocument",parentData:data,parentDataProperty:"startDocument",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.monitoring !== undefined){
let data64 = data.monitoring;
const _errs104 = errors;
if(errors === _errs104){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
let missing4;
if(((data64.enabled === undefined) && (missing4 = "enabled")) || ((data64.limit === undefined) && (missing4 = "limit"))){
validate153.errors = [{instancePath:instancePath+"/monitoring",schemaPath:"#/properties/monitoring/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs106 = errors;
for(const key7 in data64){
if(!(((key7 === "enabled") || (key7 === "limit")) || (key7 === "chartLimit"))){
validate153.errors = [{instancePath:instancePath+"/monitoring",schemaPath:"#/properties/monitoring/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs106 === errors){
if(data64.enabled !== undefined){
const _errs107 = errors;
if(typeof data64.enabled !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/monitoring/enabled",schemaPath:"#/properties/monitoring/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid15 = _errs107 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data64.limit !== undefined){
let data66 = data64.limit;
const _errs109 = errors;
if(errors === _errs109){
if(typeof data66 == "number"){
if(data66 > 1 || isNaN(data66)){
validate153.errors = [{instancePath:instancePath+"/monitoring/limit",schemaPath:"#/properties/monitoring/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data66 < 0 || isNaN(data66)){
validate153.errors = [{instancePath:instancePath+"/monitoring/limit",schemaPath:"#/properties/monitoring/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/monitoring/limit",schemaPath:"#/properties/monitoring/properties/limit/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid15 = _errs109 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data64.chartLimit !== undefined){
let data67 = data64.chartLimit;
const _errs111 = errors;
if(errors === _errs111){
if(typeof data67 == "number"){
if(data67 > 1 || isNaN(data67)){
validate153.errors = [{instancePath:instancePath+"/monitoring/chartLimit",schemaPath:"#/properties/monitoring/properties/chartLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data67 < 0 || isNaN(data67)){
validate153.errors = [{instancePath:instancePath+"/monitoring/chartLimit",schemaPath:"#/properties/monitoring/properties/chartLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/monitoring/chartLimit",schemaPath:"#/properties/monitoring/properties/chartLimit/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid15 = _errs111 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/monitoring",schemaPath:"#/properties/monitoring/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search !== undefined){
let data68 = data.search;
const _errs113 = errors;
if(errors === _errs113){
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
let missing5;
if(((data68.keys === undefined) && (missing5 = "keys")) || ((data68.placeholder === undefined) && (missing5 = "placeholder"))){
validate153.errors = [{instancePath:instancePath+"/search",schemaPath:"#/properties/search/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs115 = errors;
for(const key8 in data68){
if(!((key8 === "keys") || (key8 === "placeholder"))){
validate153.errors = [{instancePath:instancePath+"/search",schemaPath:"#/properties/search/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs115 === errors){
if(data68.keys !== undefined){
let data69 = data68.keys;
const _errs116 = errors;
if(errors === _errs116){
if(Array.isArray(data69)){
if(data69.length < 1){
validate153.errors = [{instancePath:instancePath+"/search/keys",schemaPath:"#/properties/search/properties/keys/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid17 = true;
const len6 = data69.length;
for(let i7=0; i7<len6; i7++){
let data70 = data69[i7];
const _errs118 = errors;
if(!(((((((((((((data70 === "reference") || (data70 === "name")) || (data70 === "address")) || (data70 === "postalCode")) || (data70 === "city")) || (data70 === "municipality")) || (data70 === "statusLabel")) || (data70 === "contractor")) || (data70 === "gridOperator")) || (data70 === "buildingCode")) || (data70 === "pid")) || (data70 === "customer")) || (data70 === "region"))){
validate153.errors = [{instancePath:instancePath+"/search/keys/" + i7,schemaPath:"#/properties/search/properties/keys/items/enum",keyword:"enum",params:{allowedValues: schema46.properties.search.properties.keys.items.enum}}];
return false;
}
var valid17 = _errs118 === errors;
if(!valid17){
break;
}
}
if(valid17){
let i8 = data69.length;
let j1;
if(i8 > 1){
outer0:
for(;i8--;){
for(j1 = i8; j1--;){
if(func3(data69[i8], data69[j1])){
validate153.errors = [{instancePath:instancePath+"/search/keys",schemaPath:"#/properties/search/properties/keys/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j1}}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/search/keys",schemaPath:"#/properties/search/properties/keys/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid16 = _errs116 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data68.placeholder !== undefined){
const _errs119 = errors;
if(typeof data68.placeholder !== "string"){
validate153.errors = [{instancePath:instancePath+"/search/placeholder",schemaPath:"#/properties/search/properties/placeholder/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs119 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs113 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.municipalityOptions !== undefined){
let data72 = data.municipalityOptions;
const _errs121 = errors;
if(errors === _errs121){
if(Array.isArray(data72)){
var valid19 = true;
const len7 = data72.length;
for(let i9=0; i9<len7; i9++){
let data73 = data72[i9];
const _errs123 = errors;
if(errors === _errs123){
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
let missing6;
if(((data73.value === undefined) && (missing6 = "value")) || ((data73.text === undefined) && (missing6 = "text"))){
validate153.errors = [{instancePath:instancePath+"/municipalityOptions/" + i9,schemaPath:"#/properties/municipalityOptions/items/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs125 = errors;
for(const key9 in data73){
if(!(((key9 === "value") || (key9 === "text")) || (key9 === "disabled"))){
validate153.errors = [{instancePath:instancePath+"/municipalityOptions/" + i9,schemaPath:"#/properties/municipalityOptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs125 === errors){
if(data73.value !== undefined){
const _errs126 = errors;
if(!(validate283(data73.value, {instancePath:instancePath+"/municipalityOptions/" + i9+"/value",parentData:data73,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid20 = _errs126 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data73.text !== undefined){
let data75 = data73.text;
const _errs127 = errors;
if(errors === _errs127){
if(typeof data75 === "string"){
if(func1(data75) < 1){
validate153.errors = [{instancePath:instancePath+"/municipalityOptions/" + i9+"/text",schemaPath:"#/properties/municipalityOptions/items/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/municipalityOptions/" + i9+"/text",schemaPath:"#/properties/municipalityOptions/items/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid20 = _errs127 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data73.disabled !== undefined){
const _errs129 = errors;
if(typeof data73.disabled !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/municipalityOptions/" + i9+"/disabled",schemaPath:"#/properties/municipalityOptions/items/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid20 = _errs129 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/municipalityOptions/" + i9,schemaPath:"#/properties/municipalityOptions/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid19 = _errs123 === errors;
if(!valid19){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/municipalityOptions",schemaPath:"#/properties/municipalityOptions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs121 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.municipalityDefault !== undefined){
const _errs131 = errors;
if(!(validate283(data.municipalityDefault, {instancePath:instancePath+"/municipalityDefault",parentData:data,parentDataProperty:"municipalityDefault",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid0 = _errs131 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gridOperatorsByMunicipalityCode !== undefined){
let data78 = data.gridOperatorsByMunicipalityCode;
const _errs132 = errors;
if(errors === _errs132){
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
for(const key10 in data78){
const _errs134 = errors;
if(!(validate283(key10, {instancePath:instancePath+"/gridOperatorsByMunicipalityCode",parentData:data78,parentDataProperty:"gridOperatorsByMunicipalityCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid21 = _errs134 === errors;
if(!valid21){
const err0 = {instancePath:instancePath+"/gridOperatorsByMunicipalityCode",schemaPath:"#/properties/gridOperatorsByMunicipalityCode/propertyNames",keyword:"propertyNames",params:{propertyName: key10}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate153.errors = vErrors;
return false;
break;
}
}
if(valid21){
for(const key11 in data78){
const _errs136 = errors;
if(!(validate287(data78[key11], {instancePath:instancePath+"/gridOperatorsByMunicipalityCode/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data78,parentDataProperty:key11,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var valid22 = _errs136 === errors;
if(!valid22){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/gridOperatorsByMunicipalityCode",schemaPath:"#/properties/gridOperatorsByMunicipalityCode/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs132 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contractorsByMunicipalityCode !== undefined){
let data80 = data.contractorsByMunicipalityCode;
const _errs137 = errors;
if(errors === _errs137){
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
for(const key12 in data80){
const _errs139 = errors;
if(!(validate283(key12, {instancePath:instancePath+"/contractorsByMunicipalityCode",parentData:data80,parentDataProperty:"contractorsByMunicipalityCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid23 = _errs139 === errors;
if(!valid23){
const err1 = {instancePath:instancePath+"/contractorsByMunicipalityCode",schemaPath:"#/properties/contractorsByMunicipalityCode/propertyNames",keyword:"propertyNames",params:{propertyName: key12}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate153.errors = vErrors;
return false;
break;
}
}
if(valid23){
for(const key13 in data80){
const _errs141 = errors;
if(!(validate287(data80[key13], {instancePath:instancePath+"/contractorsByMunicipalityCode/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data80,parentDataProperty:key13,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var valid24 = _errs141 === errors;
if(!valid24){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/contractorsByMunicipalityCode",schemaPath:"#/properties/contractorsByMunicipalityCode/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs137 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contractors !== undefined){
let data82 = data.contractors;
const _errs142 = errors;
if(errors === _errs142){
if(Array.isArray(data82)){
var valid25 = true;
const len8 = data82.length;
for(let i10=0; i10<len8; i10++){
const _errs144 = errors;
if(!(validate291(data82[i10], {instancePath:instancePath+"/contractors/" + i10,parentData:data82,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var valid25 = _errs144 === errors;
if(!valid25){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/contractors",schemaPath:"#/properties/contractors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs142 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stakeholders !== undefined){
let data84 = data.stakeholders;
const _errs145 = errors;
if(errors === _errs145){
if(Array.isArray(data84)){
var valid26 = true;
const len9 = data84.length;
for(let i11=0; i11<len9; i11++){
let data85 = data84[i11];
const _errs147 = errors;
if(errors === _errs147){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing7;
if(((((data85.category === undefined) && (missing7 = "category")) || ((data85.slug === undefined) && (missing7 = "slug"))) || ((data85.name === undefined) && (missing7 = "name"))) || ((data85.enabled === undefined) && (missing7 = "enabled"))){
validate153.errors = [{instancePath:instancePath+"/stakeholders/" + i11,schemaPath:"#/properties/stakeholders/items/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs149 = errors;
for(const key14 in data85){
if(!((((key14 === "category") || (key14 === "slug")) || (key14 === "name")) || (key14 === "enabled"))){
validate153.errors = [{instancePath:instancePath+"/stakeholders/" + i11,schemaPath:"#/properties/stakeholders/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}}];
return false;
break;
}
}
if(_errs149 === errors){
if(data85.category !== undefined){
let data86 = data85.category;
const _errs150 = errors;
if(!(((((data86 === "cpo") || (data86 === "municipality")) || (data86 === "customer")) || (data86 === "contractor")) || (data86 === "gridoperator"))){
validate153.errors = [{instancePath:instancePath+"/stakeholders/" + i11+"/category",schemaPath:"#/properties/stakeholders/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema46.properties.stakeholders.items.properties.category.enum}}];
return false;
}
var valid27 = _errs150 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data85.slug !== undefined){
const _errs151 = errors;
if(!(validate287(data85.slug, {instancePath:instancePath+"/stakeholders/" + i11+"/slug",parentData:data85,parentDataProperty:"slug",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var valid27 = _errs151 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data85.name !== undefined){
let data88 = data85.name;
const _errs152 = errors;
if(errors === _errs152){
if(typeof data88 === "string"){
if(func1(data88) > 100){
validate153.errors = [{instancePath:instancePath+"/stakeholders/" + i11+"/name",schemaPath:"#/properties/stakeholders/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data88) < 1){
validate153.errors = [{instancePath:instancePath+"/stakeholders/" + i11+"/name",schemaPath:"#/properties/stakeholders/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/stakeholders/" + i11+"/name",schemaPath:"#/properties/stakeholders/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid27 = _errs152 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data85.enabled !== undefined){
const _errs154 = errors;
if(typeof data85.enabled !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/stakeholders/" + i11+"/enabled",schemaPath:"#/properties/stakeholders/items/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid27 = _errs154 === errors;
}
else {
var valid27 = true;
}
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/stakeholders/" + i11,schemaPath:"#/properties/stakeholders/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid26 = _errs147 === errors;
if(!valid26){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/stakeholders",schemaPath:"#/properties/stakeholders/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs145 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data90 = data.tags;
const _errs156 = errors;
if(errors === _errs156){
if(Array.isArray(data90)){
var valid28 = true;
const len10 = data90.length;
for(let i12=0; i12<len10; i12++){
const _errs158 = errors;
if(!(validate291(data90[i12], {instancePath:instancePath+"/tags/" + i12,parentData:data90,parentDataProperty:i12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var valid28 = _errs158 === errors;
if(!valid28){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs156 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pids !== undefined){
let data92 = data.pids;
const _errs159 = errors;
if(errors === _errs159){
if(Array.isArray(data92)){
var valid29 = true;
const len11 = data92.length;
for(let i13=0; i13<len11; i13++){
const _errs161 = errors;
if(!(validate291(data92[i13], {instancePath:instancePath+"/pids/" + i13,parentData:data92,parentDataProperty:i13,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var valid29 = _errs161 === errors;
if(!valid29){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/pids",schemaPath:"#/properties/pids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs159 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.map !== undefined){
let data94 = data.map;
const _errs162 = errors;
if(errors === _errs162){
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
let missing8;
if(((((data94.center === undefined) && (missing8 = "center")) || ((data94.zoom === undefined) && (missing8 = "zoom"))) || ((data94.bounds === undefined) && (missing8 = "bounds"))) || ((data94.countries === undefined) && (missing8 = "countries"))){
validate153.errors = [{instancePath:instancePath+"/map",schemaPath:"#/properties/map/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs164 = errors;
for(const key15 in data94){
if(!(func0.call(schema46.properties.map.properties, key15))){
validate153.errors = [{instancePath:instancePath+"/map",schemaPath:"#/properties/map/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}}];
return false;
break;
}
}
if(_errs164 === errors){
if(data94.center !== undefined){
let data95 = data94.center;
const _errs165 = errors;
if(errors === _errs165){
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
let missing9;
if(((data95.latitude === undefined) && (missing9 = "latitude")) || ((data95.longitude === undefined) && (missing9 = "longitude"))){
validate153.errors = [{instancePath:instancePath+"/map/center",schemaPath:"#/properties/map/properties/center/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs167 = errors;
for(const key16 in data95){
if(!((key16 === "latitude") || (key16 === "longitude"))){
validate153.errors = [{instancePath:instancePath+"/map/center",schemaPath:"#/properties/map/properties/center/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}}];
return false;
break;
}
}
if(_errs167 === errors){
if(data95.latitude !== undefined){
let data96 = data95.latitude;
const _errs168 = errors;
if(errors === _errs168){
if(typeof data96 == "number"){
if(data96 > 90 || isNaN(data96)){
validate153.errors = [{instancePath:instancePath+"/map/center/latitude",schemaPath:"#/properties/map/properties/center/properties/latitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}}];
return false;
}
else {
if(data96 < -90 || isNaN(data96)){
validate153.errors = [{instancePath:instancePath+"/map/center/latitude",schemaPath:"#/properties/map/properties/center/properties/latitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90}}];
return false;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/map/center/latitude",schemaPath:"#/properties/map/properties/center/properties/latitude/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid31 = _errs168 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data95.longitude !== undefined){
let data97 = data95.longitude;
const _errs170 = errors;
if(errors === _errs170){
if(typeof data97 == "number"){
if(data97 > 180 || isNaN(data97)){
validate153.errors = [{instancePath:instancePath+"/map/center/longitude",schemaPath:"#/properties/map/properties/center/properties/longitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180}}];
return false;
}
else {
if(data97 < -180 || isNaN(data97)){
validate153.errors = [{instancePath:instancePath+"/map/center/longitude",schemaPath:"#/properties/map/properties/center/properties/longitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180}}];
return false;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/map/center/longitude",schemaPath:"#/properties/map/properties/center/properties/longitude/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid31 = _errs170 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/map/center",schemaPath:"#/properties/map/properties/center/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid30 = _errs165 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data94.zoom !== undefined){
let data98 = data94.zoom;
const _errs172 = errors;
if(errors === _errs172){
if(typeof data98 == "number"){
if(data98 > 22 || isNaN(data98)){
validate153.errors = [{instancePath:instancePath+"/map/zoom",schemaPath:"#/properties/map/properties/zoom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 22}}];
return false;
}
else {
if(data98 < 0 || isNaN(data98)){
validate153.errors = [{instancePath:instancePath+"/map/zoom",schemaPath:"#/properties/map/properties/zoom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/map/zoom",schemaPath:"#/properties/map/properties/zoom/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid30 = _errs172 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data94.bounds !== undefined){
let data99 = data94.bounds;
const _errs174 = errors;
if(errors === _errs174){
if(Array.isArray(data99)){
if(data99.length > 2){
validate153.errors = [{instancePath:instancePath+"/map/bounds",schemaPath:"#/properties/map/properties/bounds/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data99.length < 2){
validate153.errors = [{instancePath:instancePath+"/map/bounds",schemaPath:"#/properties/map/properties/bounds/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid32 = true;
const len12 = data99.length;
for(let i14=0; i14<len12; i14++){
let data100 = data99[i14];
const _errs176 = errors;
if(errors === _errs176){
if(Array.isArray(data100)){
if(data100.length > 2){
validate153.errors = [{instancePath:instancePath+"/map/bounds/" + i14,schemaPath:"#/properties/map/properties/bounds/items/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data100.length < 2){
validate153.errors = [{instancePath:instancePath+"/map/bounds/" + i14,schemaPath:"#/properties/map/properties/bounds/items/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid33 = true;
const len13 = data100.length;
for(let i15=0; i15<len13; i15++){
const _errs178 = errors;
if(!(typeof data100[i15] == "number")){
validate153.errors = [{instancePath:instancePath+"/map/bounds/" + i14+"/" + i15,schemaPath:"#/properties/map/properties/bounds/items/items/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid33 = _errs178 === errors;
if(!valid33){
break;
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/map/bounds/" + i14,schemaPath:"#/properties/map/properties/bounds/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid32 = _errs176 === errors;
if(!valid32){
break;
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/map/bounds",schemaPath:"#/properties/map/properties/bounds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid30 = _errs174 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data94.countries !== undefined){
let data102 = data94.countries;
const _errs180 = errors;
if(errors === _errs180){
if(Array.isArray(data102)){
if(data102.length < 1){
validate153.errors = [{instancePath:instancePath+"/map/countries",schemaPath:"#/properties/map/properties/countries/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid34 = true;
const len14 = data102.length;
for(let i16=0; i16<len14; i16++){
let data103 = data102[i16];
const _errs182 = errors;
if(!((data103 === "nl") || (data103 === "be"))){
validate153.errors = [{instancePath:instancePath+"/map/countries/" + i16,schemaPath:"#/properties/map/properties/countries/items/enum",keyword:"enum",params:{allowedValues: schema46.properties.map.properties.countries.items.enum}}];
return false;
}
var valid34 = _errs182 === errors;
if(!valid34){
break;
}
}
if(valid34){
let i17 = data102.length;
let j2;
if(i17 > 1){
outer1:
for(;i17--;){
for(j2 = i17; j2--;){
if(func3(data102[i17], data102[j2])){
validate153.errors = [{instancePath:instancePath+"/map/countries",schemaPath:"#/properties/map/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i: i17, j: j2}}];
return false;
break outer1;
}
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/map/countries",schemaPath:"#/properties/map/properties/countries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid30 = _errs180 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data94.language !== undefined){
const _errs183 = errors;
if(!(data94.language === "nl")){
validate153.errors = [{instancePath:instancePath+"/map/language",schemaPath:"#/properties/map/properties/language/enum",keyword:"enum",params:{allowedValues: schema46.properties.map.properties.language.enum}}];
return false;
}
var valid30 = _errs183 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data94.backgroundAttribution !== undefined){
let data105 = data94.backgroundAttribution;
const _errs184 = errors;
if(errors === _errs184){
if(typeof data105 === "string"){
if(func1(data105) < 1){
validate153.errors = [{instancePath:instancePath+"/map/backgroundAttribution",schemaPath:"#/properties/map/properties/backgroundAttribution/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/map/backgroundAttribution",schemaPath:"#/properties/map/properties/backgroundAttribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid30 = _errs184 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data94.areaLayer !== undefined){
let data106 = data94.areaLayer;
const _errs186 = errors;
if(errors === _errs186){
if(typeof data106 === "string"){
if(!pattern22.test(data106)){
validate153.errors = [{instancePath:instancePath+"/map/areaLayer",schemaPath:"#/properties/map/properties/areaLayer/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+|[a-z0-9-]+\\.geojson)$"}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/map/areaLayer",schemaPath:"#/properties/map/properties/areaLayer/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid30 = _errs186 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data94.realisationLayer !== undefined){
const _errs188 = errors;
if(typeof data94.realisationLayer !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/map/realisationLayer",schemaPath:"#/properties/map/properties/realisationLayer/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid30 = _errs188 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data94.importSource !== undefined){
const _errs190 = errors;
if(typeof data94.importSource !== "string"){
validate153.errors = [{instancePath:instancePath+"/map/importSource",schemaPath:"#/properties/map/properties/importSource/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid30 = _errs190 === errors;
}
else {
var valid30 = true;
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
}
else {
validate153.errors = [{instancePath:instancePath+"/map",schemaPath:"#/properties/map/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs162 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locationPickerDiameter !== undefined){
let data109 = data.locationPickerDiameter;
const _errs192 = errors;
if(!((typeof data109 == "number") && (!(data109 % 1) && !isNaN(data109)))){
validate153.errors = [{instancePath:instancePath+"/locationPickerDiameter",schemaPath:"#/properties/locationPickerDiameter/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs192){
if(typeof data109 == "number"){
if(data109 > 5000 || isNaN(data109)){
validate153.errors = [{instancePath:instancePath+"/locationPickerDiameter",schemaPath:"#/properties/locationPickerDiameter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}}];
return false;
}
else {
if(data109 < 10 || isNaN(data109)){
validate153.errors = [{instancePath:instancePath+"/locationPickerDiameter",schemaPath:"#/properties/locationPickerDiameter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10}}];
return false;
}
}
}
}
var valid0 = _errs192 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.benchmarkMenu !== undefined){
let data110 = data.benchmarkMenu;
const _errs194 = errors;
if(errors === _errs194){
if(Array.isArray(data110)){
var valid36 = true;
const len15 = data110.length;
for(let i18=0; i18<len15; i18++){
let data111 = data110[i18];
const _errs196 = errors;
if(!(((((data111 === "municipality") || (data111 === "gridoperator")) || (data111 === "contractor")) || (data111 === "type")) || (data111 === "NumberOfChargingStations"))){
validate153.errors = [{instancePath:instancePath+"/benchmarkMenu/" + i18,schemaPath:"#/properties/benchmarkMenu/items/enum",keyword:"enum",params:{allowedValues: schema46.properties.benchmarkMenu.items.enum}}];
return false;
}
var valid36 = _errs196 === errors;
if(!valid36){
break;
}
}
if(valid36){
let i19 = data110.length;
let j3;
if(i19 > 1){
outer2:
for(;i19--;){
for(j3 = i19; j3--;){
if(func3(data110[i19], data110[j3])){
validate153.errors = [{instancePath:instancePath+"/benchmarkMenu",schemaPath:"#/properties/benchmarkMenu/uniqueItems",keyword:"uniqueItems",params:{i: i19, j: j3}}];
return false;
break outer2;
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/benchmarkMenu",schemaPath:"#/properties/benchmarkMenu/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs194 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reports !== undefined){
let data112 = data.reports;
const _errs197 = errors;
if(errors === _errs197){
if(data112 && typeof data112 == "object" && !Array.isArray(data112)){
const _errs199 = errors;
for(const key17 in data112){
if(!(((key17 === "menu") || (key17 === "years")) || (key17 === "measures"))){
validate153.errors = [{instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}}];
return false;
break;
}
}
if(_errs199 === errors){
if(data112.menu !== undefined){
let data113 = data112.menu;
const _errs200 = errors;
if(errors === _errs200){
if(Array.isArray(data113)){
if(data113.length < 1){
validate153.errors = [{instancePath:instancePath+"/reports/menu",schemaPath:"#/properties/reports/properties/menu/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid39 = true;
const len16 = data113.length;
for(let i20=0; i20<len16; i20++){
const _errs202 = errors;
if(!(validate297(data113[i20], {instancePath:instancePath+"/reports/menu/" + i20,parentData:data113,parentDataProperty:i20,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
var valid39 = _errs202 === errors;
if(!valid39){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/reports/menu",schemaPath:"#/properties/reports/properties/menu/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid38 = _errs200 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data112.years !== undefined){
let data115 = data112.years;
const _errs203 = errors;
if(errors === _errs203){
if(Array.isArray(data115)){
var valid40 = true;
const len17 = data115.length;
for(let i21=0; i21<len17; i21++){
let data116 = data115[i21];
const _errs205 = errors;
if(!((typeof data116 == "number") && (!(data116 % 1) && !isNaN(data116)))){
validate153.errors = [{instancePath:instancePath+"/reports/years/" + i21,schemaPath:"#/properties/reports/properties/years/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs205){
if(typeof data116 == "number"){
if(data116 > 2100 || isNaN(data116)){
validate153.errors = [{instancePath:instancePath+"/reports/years/" + i21,schemaPath:"#/properties/reports/properties/years/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}}];
return false;
}
else {
if(data116 < 2000 || isNaN(data116)){
validate153.errors = [{instancePath:instancePath+"/reports/years/" + i21,schemaPath:"#/properties/reports/properties/years/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2000}}];
return false;
}
}
}
}
var valid40 = _errs205 === errors;
if(!valid40){
break;
}
}
if(valid40){
let i22 = data115.length;
let j4;
if(i22 > 1){
const indices1 = {};
for(;i22--;){
let item1 = data115[i22];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j4 = indices1[item1];
validate153.errors = [{instancePath:instancePath+"/reports/years",schemaPath:"#/properties/reports/properties/years/uniqueItems",keyword:"uniqueItems",params:{i: i22, j: j4}}];
return false;
break;
}
indices1[item1] = i22;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/reports/years",schemaPath:"#/properties/reports/properties/years/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid38 = _errs203 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data112.measures !== undefined){
let data117 = data112.measures;
const _errs207 = errors;
if(errors === _errs207){
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
for(const key18 in data117){
const _errs209 = errors;
if(typeof key18 === "string"){
if(!pattern25.test(key18)){
const err2 = {instancePath:instancePath+"/reports/measures",schemaPath:"#/properties/reports/properties/measures/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key18};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid42 = _errs209 === errors;
if(!valid42){
const err3 = {instancePath:instancePath+"/reports/measures",schemaPath:"#/properties/reports/properties/measures/propertyNames",keyword:"propertyNames",params:{propertyName: key18}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate153.errors = vErrors;
return false;
break;
}
}
if(valid42){
for(const key19 in data117){
const _errs211 = errors;
if(!(validate303(data117[key19], {instancePath:instancePath+"/reports/measures/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data117,parentDataProperty:key19,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
var valid43 = _errs211 === errors;
if(!valid43){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/reports/measures",schemaPath:"#/properties/reports/properties/measures/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid38 = _errs207 === errors;
}
else {
var valid38 = true;
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs197 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proactiveRounds !== undefined){
let data119 = data.proactiveRounds;
const _errs212 = errors;
if(errors === _errs212){
if(Array.isArray(data119)){
var valid44 = true;
const len18 = data119.length;
for(let i23=0; i23<len18; i23++){
let data120 = data119[i23];
const _errs214 = errors;
if(errors === _errs214){
if(typeof data120 === "string"){
if(func1(data120) < 1){
validate153.errors = [{instancePath:instancePath+"/proactiveRounds/" + i23,schemaPath:"#/properties/proactiveRounds/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/proactiveRounds/" + i23,schemaPath:"#/properties/proactiveRounds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid44 = _errs214 === errors;
if(!valid44){
break;
}
}
if(valid44){
let i24 = data119.length;
let j5;
if(i24 > 1){
const indices2 = {};
for(;i24--;){
let item2 = data119[i24];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j5 = indices2[item2];
validate153.errors = [{instancePath:instancePath+"/proactiveRounds",schemaPath:"#/properties/proactiveRounds/uniqueItems",keyword:"uniqueItems",params:{i: i24, j: j5}}];
return false;
break;
}
indices2[item2] = i24;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/proactiveRounds",schemaPath:"#/properties/proactiveRounds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs212 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canResetDateValue !== undefined){
const _errs216 = errors;
if(typeof data.canResetDateValue !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/canResetDateValue",schemaPath:"#/properties/canResetDateValue/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs216 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sharedLocations !== undefined){
const _errs218 = errors;
if(typeof data.sharedLocations !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/sharedLocations",schemaPath:"#/properties/sharedLocations/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs218 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loading !== undefined){
let data123 = data.loading;
const _errs220 = errors;
if(!((data123 === "paged") || (data123 === "whole"))){
validate153.errors = [{instancePath:instancePath+"/loading",schemaPath:"#/properties/loading/enum",keyword:"enum",params:{allowedValues: schema46.properties.loading.enum}}];
return false;
}
var valid0 = _errs220 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.syncIntervalMs !== undefined){
let data124 = data.syncIntervalMs;
const _errs221 = errors;
if(!((typeof data124 == "number") && (!(data124 % 1) && !isNaN(data124)))){
validate153.errors = [{instancePath:instancePath+"/syncIntervalMs",schemaPath:"#/properties/syncIntervalMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs221){
if(typeof data124 == "number"){
if(data124 < 300000 || isNaN(data124)){
validate153.errors = [{instancePath:instancePath+"/syncIntervalMs",schemaPath:"#/properties/syncIntervalMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 300000}}];
return false;
}
}
}
var valid0 = _errs221 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.manuals !== undefined){
let data125 = data.manuals;
const _errs223 = errors;
if(errors === _errs223){
if(data125 && typeof data125 == "object" && !Array.isArray(data125)){
let missing10;
if((data125.segments === undefined) && (missing10 = "segments")){
validate153.errors = [{instancePath:instancePath+"/manuals",schemaPath:"#/properties/manuals/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
const _errs225 = errors;
for(const key20 in data125){
if(!(key20 === "segments")){
validate153.errors = [{instancePath:instancePath+"/manuals",schemaPath:"#/properties/manuals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}}];
return false;
break;
}
}
if(_errs225 === errors){
if(data125.segments !== undefined){
let data126 = data125.segments;
const _errs226 = errors;
if(errors === _errs226){
if(Array.isArray(data126)){
if(data126.length < 1){
validate153.errors = [{instancePath:instancePath+"/manuals/segments",schemaPath:"#/properties/manuals/properties/segments/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid47 = true;
const len19 = data126.length;
for(let i25=0; i25<len19; i25++){
let data127 = data126[i25];
const _errs228 = errors;
if(errors === _errs228){
if(data127 && typeof data127 == "object" && !Array.isArray(data127)){
let missing11;
if(((data127.title === undefined) && (missing11 = "title")) || ((data127.pages === undefined) && (missing11 = "pages"))){
validate153.errors = [{instancePath:instancePath+"/manuals/segments/" + i25,schemaPath:"#/properties/manuals/properties/segments/items/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
const _errs230 = errors;
for(const key21 in data127){
if(!((key21 === "title") || (key21 === "pages"))){
validate153.errors = [{instancePath:instancePath+"/manuals/segments/" + i25,schemaPath:"#/properties/manuals/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}}];
return false;
break;
}
}
if(_errs230 === errors){
if(data127.title !== undefined){
let data128 = data127.title;
const _errs231 = errors;
if(errors === _errs231){
if(typeof data128 === "string"){
if(func1(data128) > 60){
validate153.errors = [{instancePath:instancePath+"/manuals/segments/" + i25+"/title",schemaPath:"#/properties/manuals/properties/segments/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func1(data128) < 1){
validate153.errors = [{instancePath:instancePath+"/manuals/segments/" + i25+"/title",schemaPath:"#/properties/manuals/properties/segments/items/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/manuals/segments/" + i25+"/title",schemaPath:"#/properties/manuals/properties/segments/items/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid48 = _errs231 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data127.pages !== undefined){
let data129 = data127.pages;
const _errs233 = errors;
if(errors === _errs233){
if(Array.isArray(data129)){
if(data129.length < 1){
validate153.errors = [{instancePath:instancePath+"/manuals/segments/" + i25+"/pages",schemaPath:"#/properties/manuals/properties/segments/items/properties/pages/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid49 = true;
const len20 = data129.length;
for(let i26=0; i26<len20; i26++){
const _errs235 = errors;
if(!(validate305(data129[i26], {instancePath:instancePath+"/manuals/segments/" + i25+"/pages/" + i26,parentData:data129,parentDataProperty:i26,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
var valid49 = _errs235 === errors;
if(!valid49){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/manuals/segments/" + i25+"/pages",schemaPath:"#/properties/manuals/properties/segments/items/properties/pages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid48 = _errs233 === errors;
}
else {
var valid48 = true;
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/manuals/segments/" + i25,schemaPath:"#/properties/manuals/properties/segments/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid47 = _errs228 === errors;
if(!valid47){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/manuals/segments",schemaPath:"#/properties/manuals/properties/segments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/manuals",schemaPath:"#/properties/manuals/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs223 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tour !== undefined){
let data131 = data.tour;
const _errs236 = errors;
if(errors === _errs236){
if(data131 && typeof data131 == "object" && !Array.isArray(data131)){
let missing12;
if((data131.enabled === undefined) && (missing12 = "enabled")){
validate153.errors = [{instancePath:instancePath+"/tour",schemaPath:"#/properties/tour/required",keyword:"required",params:{missingProperty: missing12}}];
return false;
}
else {
const _errs238 = errors;
for(const key22 in data131){
if(!(((key22 === "enabled") || (key22 === "date")) || (key22 === "steps"))){
validate153.errors = [{instancePath:instancePath+"/tour",schemaPath:"#/properties/tour/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22}}];
return false;
break;
}
}
if(_errs238 === errors){
if(data131.enabled !== undefined){
const _errs239 = errors;
if(typeof data131.enabled !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/tour/enabled",schemaPath:"#/properties/tour/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid50 = _errs239 === errors;
}
else {
var valid50 = true;
}
if(valid50){
if(data131.date !== undefined){
let data133 = data131.date;
const _errs241 = errors;
if(errors === _errs241){
if(typeof data133 === "string"){
if(!pattern30.test(data133)){
validate153.errors = [{instancePath:instancePath+"/tour/date",schemaPath:"#/properties/tour/properties/date/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/tour/date",schemaPath:"#/properties/tour/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid50 = _errs241 === errors;
}
else {
var valid50 = true;
}
if(valid50){
if(data131.steps !== undefined){
let data134 = data131.steps;
const _errs243 = errors;
if(errors === _errs243){
if(Array.isArray(data134)){
var valid51 = true;
const len21 = data134.length;
for(let i27=0; i27<len21; i27++){
let data135 = data134[i27];
const _errs245 = errors;
if(errors === _errs245){
if(data135 && typeof data135 == "object" && !Array.isArray(data135)){
let missing13;
if(((data135.title === undefined) && (missing13 = "title")) || ((data135.text === undefined) && (missing13 = "text"))){
validate153.errors = [{instancePath:instancePath+"/tour/steps/" + i27,schemaPath:"#/properties/tour/properties/steps/items/required",keyword:"required",params:{missingProperty: missing13}}];
return false;
}
else {
const _errs247 = errors;
for(const key23 in data135){
if(!((((key23 === "title") || (key23 === "text")) || (key23 === "needs")) || (key23 === "manual"))){
validate153.errors = [{instancePath:instancePath+"/tour/steps/" + i27,schemaPath:"#/properties/tour/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23}}];
return false;
break;
}
}
if(_errs247 === errors){
if(data135.title !== undefined){
let data136 = data135.title;
const _errs248 = errors;
if(errors === _errs248){
if(typeof data136 === "string"){
if(func1(data136) < 1){
validate153.errors = [{instancePath:instancePath+"/tour/steps/" + i27+"/title",schemaPath:"#/properties/tour/properties/steps/items/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/tour/steps/" + i27+"/title",schemaPath:"#/properties/tour/properties/steps/items/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid52 = _errs248 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data135.text !== undefined){
let data137 = data135.text;
const _errs250 = errors;
if(errors === _errs250){
if(typeof data137 === "string"){
if(func1(data137) < 1){
validate153.errors = [{instancePath:instancePath+"/tour/steps/" + i27+"/text",schemaPath:"#/properties/tour/properties/steps/items/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/tour/steps/" + i27+"/text",schemaPath:"#/properties/tour/properties/steps/items/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid52 = _errs250 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data135.needs !== undefined){
const _errs252 = errors;
if(!(validate308(data135.needs, {instancePath:instancePath+"/tour/steps/" + i27+"/needs",parentData:data135,parentDataProperty:"needs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var valid52 = _errs252 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data135.manual !== undefined){
const _errs253 = errors;
if(!(validate306(data135.manual, {instancePath:instancePath+"/tour/steps/" + i27+"/manual",parentData:data135,parentDataProperty:"manual",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
var valid52 = _errs253 === errors;
}
else {
var valid52 = true;
}
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/tour/steps/" + i27,schemaPath:"#/properties/tour/properties/steps/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid51 = _errs245 === errors;
if(!valid51){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/tour/steps",schemaPath:"#/properties/tour/properties/steps/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid50 = _errs243 === errors;
}
else {
var valid50 = true;
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/tour",schemaPath:"#/properties/tour/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs236 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lists !== undefined){
let data140 = data.lists;
const _errs254 = errors;
if(errors === _errs254){
if(data140 && typeof data140 == "object" && !Array.isArray(data140)){
const _errs256 = errors;
for(const key24 in data140){
if(!(((key24 === "realisations") || (key24 === "requests")) || (key24 === "locations"))){
validate153.errors = [{instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24}}];
return false;
break;
}
}
if(_errs256 === errors){
if(data140.realisations !== undefined){
const _errs257 = errors;
if(!(validate314(data140.realisations, {instancePath:instancePath+"/lists/realisations",parentData:data140,parentDataProperty:"realisations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
var valid53 = _errs257 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data140.requests !== undefined){
const _errs258 = errors;
if(!(validate314(data140.requests, {instancePath:instancePath+"/lists/requests",parentData:data140,parentDataProperty:"requests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
var valid53 = _errs258 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data140.locations !== undefined){
const _errs259 = errors;
if(!(validate314(data140.locations, {instancePath:instancePath+"/lists/locations",parentData:data140,parentDataProperty:"locations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
var valid53 = _errs259 === errors;
}
else {
var valid53 = true;
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs254 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data144 = data.options;
const _errs260 = errors;
if(errors === _errs260){
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
for(const key25 in data144){
let data145 = data144[key25];
const _errs263 = errors;
if(errors === _errs263){
if(Array.isArray(data145)){
var valid55 = true;
const len22 = data145.length;
for(let i28=0; i28<len22; i28++){
const _errs265 = errors;
if(!(validate335(data145[i28], {instancePath:instancePath+"/options/" + key25.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i28,parentData:data145,parentDataProperty:i28,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
var valid55 = _errs265 === errors;
if(!valid55){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/options/" + key25.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid54 = _errs263 === errors;
if(!valid54){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs260 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.texts !== undefined){
let data147 = data.texts;
const _errs266 = errors;
if(errors === _errs266){
if(data147 && typeof data147 == "object" && !Array.isArray(data147)){
for(const key26 in data147){
const _errs269 = errors;
if(typeof data147[key26] !== "string"){
validate153.errors = [{instancePath:instancePath+"/texts/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/texts/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid56 = _errs269 === errors;
if(!valid56){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs266 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.demo !== undefined){
let data149 = data.demo;
const _errs271 = errors;
if(errors === _errs271){
if(data149 && typeof data149 == "object" && !Array.isArray(data149)){
let missing14;
if((data149.accounts === undefined) && (missing14 = "accounts")){
validate153.errors = [{instancePath:instancePath+"/demo",schemaPath:"#/properties/demo/required",keyword:"required",params:{missingProperty: missing14}}];
return false;
}
else {
const _errs273 = errors;
for(const key27 in data149){
if(!(key27 === "accounts")){
validate153.errors = [{instancePath:instancePath+"/demo",schemaPath:"#/properties/demo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27}}];
return false;
break;
}
}
if(_errs273 === errors){
if(data149.accounts !== undefined){
let data150 = data149.accounts;
const _errs274 = errors;
if(errors === _errs274){
if(Array.isArray(data150)){
var valid58 = true;
const len23 = data150.length;
for(let i29=0; i29<len23; i29++){
let data151 = data150[i29];
const _errs276 = errors;
if(errors === _errs276){
if(data151 && typeof data151 == "object" && !Array.isArray(data151)){
let missing15;
if((((data151.email === undefined) && (missing15 = "email")) || ((data151.name === undefined) && (missing15 = "name"))) || ((data151.roles === undefined) && (missing15 = "roles"))){
validate153.errors = [{instancePath:instancePath+"/demo/accounts/" + i29,schemaPath:"#/properties/demo/properties/accounts/items/required",keyword:"required",params:{missingProperty: missing15}}];
return false;
}
else {
const _errs278 = errors;
for(const key28 in data151){
if(!((((key28 === "email") || (key28 === "name")) || (key28 === "roles")) || (key28 === "termsAccepted"))){
validate153.errors = [{instancePath:instancePath+"/demo/accounts/" + i29,schemaPath:"#/properties/demo/properties/accounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28}}];
return false;
break;
}
}
if(_errs278 === errors){
if(data151.email !== undefined){
const _errs279 = errors;
if(errors === _errs279){
if(errors === _errs279){
if(!(typeof data151.email === "string")){
validate153.errors = [{instancePath:instancePath+"/demo/accounts/" + i29+"/email",schemaPath:"#/properties/demo/properties/accounts/items/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid59 = _errs279 === errors;
}
else {
var valid59 = true;
}
if(valid59){
if(data151.name !== undefined){
let data153 = data151.name;
const _errs281 = errors;
if(errors === _errs281){
if(typeof data153 === "string"){
if(func1(data153) < 1){
validate153.errors = [{instancePath:instancePath+"/demo/accounts/" + i29+"/name",schemaPath:"#/properties/demo/properties/accounts/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/demo/accounts/" + i29+"/name",schemaPath:"#/properties/demo/properties/accounts/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid59 = _errs281 === errors;
}
else {
var valid59 = true;
}
if(valid59){
if(data151.roles !== undefined){
let data154 = data151.roles;
const _errs283 = errors;
if(errors === _errs283){
if(data154 && typeof data154 == "object" && !Array.isArray(data154)){
for(const key29 in data154){
const _errs285 = errors;
if(!(validate337(key29, {instancePath:instancePath+"/demo/accounts/" + i29+"/roles",parentData:data154,parentDataProperty:"roles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
var valid60 = _errs285 === errors;
if(!valid60){
const err4 = {instancePath:instancePath+"/demo/accounts/" + i29+"/roles",schemaPath:"#/properties/demo/properties/accounts/items/properties/roles/propertyNames",keyword:"propertyNames",params:{propertyName: key29}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate153.errors = vErrors;
return false;
break;
}
}
if(valid60){
for(const key30 in data154){
let data155 = data154[key30];
const _errs287 = errors;
if(errors === _errs287){
if(Array.isArray(data155)){
if(data155.length < 1){
validate153.errors = [{instancePath:instancePath+"/demo/accounts/" + i29+"/roles/" + key30.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/demo/properties/accounts/items/properties/roles/additionalProperties/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid62 = true;
const len24 = data155.length;
for(let i30=0; i30<len24; i30++){
let data156 = data155[i30];
const _errs289 = errors;
if(errors === _errs289){
if(typeof data156 === "string"){
if(!pattern37.test(data156)){
validate153.errors = [{instancePath:instancePath+"/demo/accounts/" + i29+"/roles/" + key30.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i30,schemaPath:"#/properties/demo/properties/accounts/items/properties/roles/additionalProperties/items/pattern",keyword:"pattern",params:{pattern: "^(\\*|\\d{4,5}|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} \\-,._@+!?:;/&]{0,99})$"}}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/demo/accounts/" + i29+"/roles/" + key30.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i30,schemaPath:"#/properties/demo/properties/accounts/items/properties/roles/additionalProperties/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid62 = _errs289 === errors;
if(!valid62){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/demo/accounts/" + i29+"/roles/" + key30.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/demo/properties/accounts/items/properties/roles/additionalProperties/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid61 = _errs287 === errors;
if(!valid61){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/demo/accounts/" + i29+"/roles",schemaPath:"#/properties/demo/properties/accounts/items/properties/roles/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid59 = _errs283 === errors;
}
else {
var valid59 = true;
}
if(valid59){
if(data151.termsAccepted !== undefined){
const _errs291 = errors;
if(typeof data151.termsAccepted !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/demo/accounts/" + i29+"/termsAccepted",schemaPath:"#/properties/demo/properties/accounts/items/properties/termsAccepted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid59 = _errs291 === errors;
}
else {
var valid59 = true;
}
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/demo/accounts/" + i29,schemaPath:"#/properties/demo/properties/accounts/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid58 = _errs276 === errors;
if(!valid58){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/demo/accounts",schemaPath:"#/properties/demo/properties/accounts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/demo",schemaPath:"#/properties/demo/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs271 === errors;
}
else {
var valid0 = true;
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
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

