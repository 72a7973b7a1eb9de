/** A product over the list; the address is the product's own, and closing it goes back to the list's. */
import { Modal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Product } from '../contract/product.ts';
import { ProductDetail } from './ProductDetail.tsx';
import dialog from './parts/Dialog.module.css';
import { productLinkId } from './parts/ProductLink.tsx';
import { RelatedProducts } from './parts/RelatedProducts.tsx';

/** After the shell has moved the focus to the page, it goes back to where the visitor was. */
const afterNavigation = 50;

export default function ProductDialog({ product }: { product: Product }) {
  const navigate = useNavigate();
  const { id } = product;
  // Going back takes a moment, in which a second Esc would go back once more.
  const closing = useRef(false);
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    void navigate(-1);
  };
  useEffect(
    () => () => {
      window.setTimeout(() => {
        const link = document.getElementById(productLinkId(id));
        if (link && !document.querySelector('[role="dialog"]')) link.focus({ preventScroll: true });
      }, afterNavigation);
    },
    [id],
  );
  return (
    <Modal
      opened
      onClose={close}
      size="70rem"
      padding="lg"
      title="作品详情"
      closeButtonProps={{ 'aria-label': '关闭' }}
      classNames={{ header: dialog['header'] ?? '', title: dialog['title'] ?? '' }}
      returnFocus={false}
    >
      <ProductDetail key={id} product={product} headingOrder={2} />
      <RelatedProducts id={id} over />
    </Modal>
  );
}
