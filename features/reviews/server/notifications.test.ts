/** What applicants are notified of, without the names of the staff. */
import { listNotifications } from '@features/notifications/contract/notification';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeMaterial, sendStaffMessage } from '../contract/applicant.ts';
import { approveApplication } from '../contract/application.ts';
import { confirmDisbursement, listDisbursements } from '../contract/disbursement.ts';
import { type Fixture, openFixture } from './testing.fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.stop());

it('notifies of each step of an application, and not of the applicant’s own', async () => {
  const { admin } = fixture;
  const { id, owner, application_number, materials } = await fixture.application();
  const params = { id };
  await fixture.begin(id);
  const materialId = materials[0]?.id ?? '';
  await admin.ok(judgeMaterial, {
    params: { id, materialId },
    body: { status: 'needs_supplement', note: '請補一頁' },
  });
  await admin.ok(sendStaffMessage, { params, body: { content: '請留意' } });
  await admin.ok(approveApplication, { params, body: { reason: '很好', earlyReason: '名额紧' } });
  const { disbursements } = await admin.ok(listDisbursements, {});
  const paid = disbursements.find((each) => each.applicationNumber === application_number);
  await admin.ok(confirmDisbursement, {
    params: { id: paid?.id ?? '' },
    body: { method: 'bank_transfer' },
  });
  const { notifications } = await owner.ok(listNotifications, {});
  const common = {
    kind: 'application_changed',
    subject: application_number,
    path: `/scholarship/application?id=${id}`,
    actors: [],
  };
  expect(notifications).toMatchObject(
    [
      { detail: '的奖学金已发放，请查收', quote: null },
      { detail: '已获得通过，我们会尽快与您确认奖金的发放。', quote: null },
      { detail: '有评审组的新留言', quote: '請留意' },
      { detail: '的一份材料需要补充', quote: '請補一頁' },
      { detail: '已进入评审，请留意材料状态与评审组的留言。', quote: null },
    ].map((expected) => ({ ...common, ...expected })),
  );
});
